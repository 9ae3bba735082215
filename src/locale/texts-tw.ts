export { messages } from './messages-zh.ts?traditional'
export { nav } from 'virtual:nav/tw'
