export { messages } from './messages.ts?en'
