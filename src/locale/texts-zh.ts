export { messages } from './messages.ts?zh'
