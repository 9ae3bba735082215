declare module 'vue-template-compiler/browser.js' {
  export { compile, parseComponent } from 'vue-template-compiler'
}

declare module 'sucrase/dist/index.js' {
  export { transform } from 'sucrase'
}

declare module 'sucrase/dist/parser/index.js' {
  export const parse: (
    code: string,
    jsx: boolean,
    typescript: boolean,
    flow: boolean
  ) => {
    tokens: { type: number; start: number; end: number; identifierRole: number | null; rhsEndIndex: number | null }[]
  }
}

declare module 'sucrase/dist/parser/tokenizer/types.js' {
  export const TokenType: {
    name: number
    parenL: number
    parenR: number
    dot: number
    questionDot: number
    string: number
    _export: number
    _const: number
    _let: number
    _var: number
  }
}

declare module 'sucrase/dist/parser/tokenizer/index.js' {
  export const IdentifierRole: { TopLevelDeclaration: number; ObjectShorthandTopLevelDeclaration: number }
}
