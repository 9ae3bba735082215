export { messages } from './messages-zh.ts'
export { nav } from 'virtual:nav/zh'
