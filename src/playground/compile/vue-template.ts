import { compile } from 'vue-template-compiler/browser.js'
import { CompileFailure, placeAt } from './compile-failure.ts'

/**
 * Code that gives a component its render functions. Vue 2 writes them with `with`, which strict code may not hold:
 * they are functions of their own, made where the code runs.
 */
export function compileTemplate(text: string, start: number, end: number, name: string): string {
  const source = text.slice(start, end)
  const { render, staticRenderFns, errors } = compile(source, { outputSourceRange: true })
  const [error] = errors
  if (error)
    throw new CompileFailure(firstSentence(error.msg), placeAt(text, afterSpace(text, start + (error.start ?? 0))))
  const body = (code: string) => JSON.stringify(`${code}\n//# sourceURL=playground/${name}?template`)
  return `o.render=new Function(${body(render)});o.staticRenderFns=[${staticRenderFns.map(body).join(',')}].map(function(c){return new Function(c)});`
}

const afterSpace = (text: string, at: number): number => at + /^\s*/.exec(text.slice(at))![0].length

/** `invalid expression: Unexpected token ')' in\n\n    a(\n\n  Raw expression: …` */
const firstSentence = (message: string): string =>
  message
    .split('\n\n')[0]!
    .replace(/ in$/, '')
    .split('\n')
    .map(line => line.trim())
    .join(' ')
    .trim()
