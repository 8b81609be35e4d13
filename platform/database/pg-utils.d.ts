declare module 'pg/lib/utils.js' {
  const utils: {
    /** A value as pg sends it. Throws for one that JSON cannot say, such as a circle. Leaves its own answers as they are. */
    prepareValue(value: unknown): Buffer | string | null
  }
  export default utils
}
