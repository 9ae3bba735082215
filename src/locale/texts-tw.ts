export { messages } from './messages.ts?tw'
