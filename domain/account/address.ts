/** Whether a text could be an e-mail address. Only a mail sent there proves it. */
export const isAddress = (text: string): boolean => /^[^\s@]+(?:@[^\s@]+)+$/.test(text)
