/** The Japanese set reuses the Chinese text. The language select does not offer it. */
export { messages } from './messages.ts?zh'
