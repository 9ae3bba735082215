declare module '*/messages.ts?zh' {
  export const messages: import('./messages.ts').Messages
}

declare module '*/messages.ts?tw' {
  export const messages: import('./messages.ts').Messages
}

declare module '*/messages.ts?en' {
  export const messages: import('./messages.ts').Messages
}
