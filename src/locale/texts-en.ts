export { messages } from './messages-en.ts'
export { nav } from 'virtual:nav/en'
