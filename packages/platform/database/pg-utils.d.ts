declare module 'pg/lib/utils.js' {
  const utils: {
    /** A value as pg sends it. Does not change its own answers. Throws for a circular object. */
    prepareValue(value: unknown): Buffer | string | null
  }
  export default utils
}
