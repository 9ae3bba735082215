import { createRequire } from 'node:module'
import { compileStyle, compileTemplate, parse, rewriteDefault } from 'vue/compiler-sfc'
import type { SFCBlock, SFCDescriptor } from 'vue/compiler-sfc'
import { shortHash } from '../graph/hash.ts'

const require = createRequire(import.meta.url)

export interface CompiledVue {
  code: string
  /** One stylesheet per `<style>`, ready to serve. */
  styles: string[]
}

/**
 * Compiles a Vue 2 single-file component without types to an ES module. The plugin that was made for this is at its end of life
 * and does not run on this bundler; a demo needs a template, a script and styles, nothing else of it.
 */
export function compileVue(source: string, file: string): CompiledVue {
  const descriptor = parse({ source, filename: file, sourceMap: false }) as SFCDescriptor
  if (!descriptor.template)
    throw new Error(`${file} has no <template>. A demo is a complete component with a template.`)
  const scopeId = `data-v-${shortHash(file)}`
  const scoped = descriptor.styles.some(style => style.scoped)
  const script = descriptor.script?.content ?? 'export default {}'
  const code = [
    rewriteDefault(script, '__component'),
    compileRender(descriptor.template, file),
    'const __options = typeof __component === "function" ? __component.options : __component',
    '__options.render = render',
    '__options.staticRenderFns = staticRenderFns',
    scoped ? `__options._scopeId = ${JSON.stringify(scopeId)}` : '',
    'export default __component'
  ].join('\n')
  return { code, styles: descriptor.styles.map(style => compileCss(style, file, scopeId)) }
}

function compileRender(template: SFCBlock, file: string): string {
  const { code, errors } = compileTemplate({
    source: template.content,
    filename: file,
    isProduction: true,
    isFunctional: false,
    optimizeSSR: false,
    prettify: false,
    transformAssetUrls: false
  })
  if (errors.length) throw new Error(`The template of ${file} does not compile: ${errors.map(String).join('; ')}`)
  return code
}

function compileCss(style: SFCBlock & { scoped?: boolean }, file: string, scopeId: string): string {
  const plain = style.lang === 'scss' ? compileScss(style.content, file) : style.content
  const { code, errors } = compileStyle({
    source: plain,
    filename: file,
    id: scopeId,
    scoped: !!style.scoped,
    trim: true
  })
  if (errors.length) throw new Error(`A <style> of ${file} does not compile: ${errors.map(String).join('; ')}`)
  return code
}

function compileScss(source: string, file: string): string {
  // Few demos are written in it, and a build that remembers them needs none of it.
  const { compileString } = require('sass') as typeof import('sass')
  try {
    return compileString(source, { charset: false }).css
  } catch (error) {
    throw new Error(
      `A <style> of ${file} does not compile: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error }
    )
  }
}
