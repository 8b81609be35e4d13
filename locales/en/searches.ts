import { brand } from '#domain/brand.ts'

/** The page that shows a visitor's or member's searches, line by line. */
export const searches = {
  documentTitle: `Your searches · ${brand.product}`,
  title: 'Your searches',
  intro: 'A search counts when its recipe is there. What failed, was refused or was left costs nothing.',
  loading: 'Your searches are being fetched',
  resets: 'They reset {{time}}.',
  unlimited: 'Your searches are not counted by the month.',
  others_one:
    '{{count}} more search of today came from your internet address: by somebody else, in another browser, or before this one was cleared. It counts too.',
  others_other:
    '{{count}} more searches of today came from your internet address: by somebody else, in another browser, or before this one was cleared. They count too.',
  today: 'Today',
  yesterday: 'Yesterday',
  counted: 'counted',
  notCounted: 'not counted',
  underWay: 'being counted',
  anyCuisine: 'A search',
  why: {
    recipe: 'The recipe was written.',
    unlimited: 'The recipe was written. It takes nothing from a month’s count.',
    refused: 'Nothing was cooked: what was asked for could not be kept to.',
    failed: 'It failed on our side.',
    busy: 'Too much was being asked for just then.',
    left: 'You left before it was done.',
    lost: 'The server stopped before it was done. What it had counted was given back.',
    under_way: 'It is being written.',
  },
  /** Beside the reason why a search did not count, where it was given back only after its day or month. */
  countedUntilReset: 'It counted until the count began again, and no longer.',
  count: {
    new_day: 'A new day: the count began again',
    new_month: 'A new month: the count began again',
    carried_over_one: '{{count}} earlier search was carried over, without its line',
    carried_over_other: '{{count}} earlier searches were carried over, without their lines',
  },
  older: 'Show older ones',
  loadingOlder: 'Fetching older ones…',
  olderFailed: 'The older ones could not be fetched.',
  all: 'These are all.',
  emptyTitle: 'No searches yet',
  emptyText: 'Each search gets a line here: when it was, what it gave, and whether it counted.',
  toKitchen: 'To your kitchen',
  failed: 'Your searches could not be fetched',
  failedText: 'Nothing is lost: the server keeps them.',
} as const
