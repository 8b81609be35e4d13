/** The browser and system of a sign-in, by their common names. Null if the user agent names none. */
export interface Device {
  browser: string | null
  system: string | null
}

type Signs = readonly (readonly [name: string, sign: RegExp])[]

/** A browser also names the browsers it descends from, so the youngest browsers come first in this list. */
const browsers: Signs = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Yandex', /\bYaBrowser\//],
  ['DuckDuckGo', /\b(Ddg|DuckDuckGo)\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
]

const systems: Signs = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac(intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
]

/** The browser and the system that a User-Agent header names. */
export function deviceOf(userAgent: string | null): Device {
  const named = (signs: Signs) => signs.find(([, sign]) => sign.test(userAgent ?? ''))?.[0] ?? null
  return { browser: named(browsers), system: named(systems) }
}

/** Whether the device is a phone or a tablet. */
export const isHandheld = ({ system }: Device): boolean => system === 'iPhone' || system === 'iPad' || system === 'Android'
