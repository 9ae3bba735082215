declare module 'vue-template-compiler/browser.js' {
  export { compile, parseComponent } from 'vue-template-compiler'
}

declare module 'sucrase/dist/index.js' {
  export { transform } from 'sucrase'
}

declare module 'sucrase/dist/parser/index.js' {
  export const parse: (code: string, jsx: boolean, typescript: boolean, flow: boolean) => { tokens: { type: number; start: number; end: number }[] }
}

declare module 'sucrase/dist/parser/tokenizer/types.js' {
  export const TokenType: { name: number; parenL: number; parenR: number; dot: number; questionDot: number; string: number }
}
