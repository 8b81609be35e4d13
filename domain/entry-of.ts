/** The entry of a record under typed words, never an inherited property such as "constructor". */
export function entryOf<Value>(record: Readonly<Record<string, Value>> | undefined, typed: string): Value | undefined {
  return record !== undefined && Object.hasOwn(record, typed) ? record[typed] : undefined
}
