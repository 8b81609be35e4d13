/** Links that look like our buttons. */
export const wideLink =
  'inline-flex min-h-13 items-center justify-center rounded-control bg-tomato px-6 py-2 text-center text-lg font-semibold text-on-tomato hover:bg-tomato-deep'
export const quietLink = 'inline-flex min-h-11 w-fit items-center font-semibold text-tomato underline underline-offset-4'
/** An entry of the account menu. */
export const navItem = 'inline-flex min-h-11 items-center whitespace-nowrap px-2 font-semibold hover:text-tomato'
