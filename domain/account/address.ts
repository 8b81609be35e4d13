/** Whether a text looks like a whole e-mail address, so far as one can see: the mail that is sent there tells. */
export const isAddress = (text: string): boolean => /^[^\s@]+(?:@[^\s@]+)+$/.test(text)
