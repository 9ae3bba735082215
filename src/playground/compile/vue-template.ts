import { compile } from 'vue-template-compiler/browser.js'
import { CompileFailure, getPositionAt } from './compile-failure.ts'

/**
 * Returns code that sets the render functions of a component. Vue 2 generates them with `with`, which strict code must
 * not contain, so the code creates them with `new Function` at run time.
 */
export function compileTemplate(text: string, start: number, end: number, name: string): string {
  const source = text.slice(start, end)
  const { render, staticRenderFns, errors } = compile(source, { outputSourceRange: true })
  const [error] = errors
  if (error)
    throw new CompileFailure(
      firstSentence(error.msg),
      getPositionAt(text, afterSpace(text, start + (error.start ?? 0)))
    )
  const body = (code: string) => JSON.stringify(`${code}\n//# sourceURL=playground/${name}?template`)
  return `o.render=new Function(${body(render)});o.staticRenderFns=[${staticRenderFns.map(body).join(',')}].map(function(c){return new Function(c)});`
}

const afterSpace = (text: string, at: number): number => at + /^\s*/.exec(text.slice(at))![0].length

/** Returns the first sentence of `invalid expression: Unexpected token ')' in\n\n    a(\n\n  Raw expression: …` */
const firstSentence = (message: string): string =>
  message
    .split('\n\n')[0]!
    .replace(/ in$/, '')
    .split('\n')
    .map(line => line.trim())
    .join(' ')
    .trim()
