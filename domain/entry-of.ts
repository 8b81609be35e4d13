/** The entry of a record under words that somebody typed; never what every object has ("constructor"). */
export function entryOf<Value>(record: Readonly<Record<string, Value>> | undefined, typed: string): Value | undefined {
  return record !== undefined && Object.hasOwn(record, typed) ? record[typed] : undefined
}
