import type { SFCBlock, SFCDescriptor } from 'vue/compiler-sfc'
import { shortHash } from '../graph/hash.ts'
import { compileSass } from '../sass.ts'
import { vueCompiler } from '../vue-compiler.ts'

export interface CompiledVue {
  code: string
  /** One stylesheet per `<style>`, ready to serve. */
  styles: string[]
}

/** Reads the options of a component, which is a constructor if it is written with `Vue.extend`. */
export const optionsLine = 'const __options = typeof __component === "function" ? __component.options : __component'

/**
 * Compiles a Vue 2 single-file component without types to an ES module. The bundler plugin for Vue 2 is at its end of
 * life and does not run on this bundler; a demo needs only a template, a script and styles.
 */
export function compileVue(source: string, file: string): CompiledVue {
  const descriptor = vueCompiler().parse({ source, filename: file, sourceMap: false }) as SFCDescriptor
  if (!descriptor.template)
    throw new Error(`${file} has no <template>. A demo is a complete component with a template.`)
  const scopeId = scopeOf(file)
  const scoped = descriptor.styles.some(style => style.scoped)
  const script = descriptor.script?.content ?? 'export default {}'
  const code = [
    vueCompiler().rewriteDefault(script, '__component'),
    compileRender(descriptor.template.content, file),
    optionsLine,
    '__options.render = render',
    '__options.staticRenderFns = staticRenderFns',
    scoped ? `__options._scopeId = ${JSON.stringify(scopeId)}` : '',
    'export default __component'
  ].join('\n')
  return { code, styles: descriptor.styles.map(style => compileCss(style, file, scopeId)) }
}

/** Attribute that limits scoped styles to one component. */
export const scopeOf = (file: string): string => `data-v-${shortHash(file)}`

/** `more` overrides the compiler options for callers that need another output than readers. */
export function compileRender(source: string, file: string, compilerOptions: object = {}): string {
  const { code, errors } = vueCompiler().compileTemplate({
    source,
    filename: file,
    isProduction: true,
    isFunctional: false,
    optimizeSSR: false,
    prettify: false,
    transformAssetUrls: false,
    ...compilerOptions
  })
  if (errors.length) throw new Error(`The template of ${file} does not compile: ${errors.map(String).join('; ')}`)
  return code
}

function compileCss(style: SFCBlock & { scoped?: boolean }, file: string, scopeId: string): string {
  const plain = style.lang === 'scss' ? compileScss(style.content, file) : style.content
  return scopedCss(plain, file, scopeId, !!style.scoped)
}

export function scopedCss(source: string, file: string, id: string, scoped = true): string {
  const { code, errors } = vueCompiler().compileStyle({ source, filename: file, id, scoped, trim: true })
  if (errors.length) throw new Error(`A <style> of ${file} does not compile: ${errors.map(String).join('; ')}`)
  return code
}

function compileScss(source: string, file: string): string {
  try {
    return compileSass(source, { charset: false }).css
  } catch (error) {
    throw new Error(
      `A <style> of ${file} does not compile: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error }
    )
  }
}
