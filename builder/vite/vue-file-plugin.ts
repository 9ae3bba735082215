import path from 'node:path'
import type { Plugin } from 'vite'
import { transformWithOxc } from 'vite'
import { compileScript, parse, rewriteDefault } from 'vue/compiler-sfc'
import type { SFCDescriptor } from 'vue/compiler-sfc'
import { compileRender, optionsLine, scopedCss, scopeOf } from '../demos/compile-vue.ts'

/**
 * Compiles Vue 2 components as applications write them: with `<script setup>`, types, decorators and preprocessed
 * styles. Demos need less; see `compileVue`.
 */
export function vueFiles(): Plugin {
  const files = new Map<string, SFCDescriptor>()
  return {
    name: 'vue-files',
    async load(id) {
      const [file = '', query] = id.split('?')
      const style = /^style=(\d+)/.exec(query ?? '')?.[1]
      return style === undefined ? undefined : files.get(file)?.styles[Number(style)]?.content
    },
    async transform(code, id) {
      const [file = '', query] = id.split('?')
      if (!file.endsWith('.vue')) return undefined
      if (query)
        return {
          code: query.includes('&scoped') ? scopedCss(code, path.basename(file), scopeOf(file)) : code,
          map: null
        }
      const descriptor = parse({ source: code, filename: file, sourceMap: false }) as SFCDescriptor
      files.set(file, descriptor)
      return { code: await componentCode(descriptor, file), map: null }
    }
  }
}

/** Enables the warnings of development and bundles the images of templates. */
const development = (bindings?: object) => ({
  isProduction: false,
  transformAssetUrls: undefined,
  ...(bindings && { bindings })
})

async function componentCode(descriptor: SFCDescriptor, file: string): Promise<string> {
  const { script, scriptSetup, template, styles } = descriptor
  const compiled = script || scriptSetup ? compileScript(descriptor, { id: scopeOf(file), isProd: false }) : undefined
  const isTyped = [script, scriptSetup].some(block => block?.lang === 'ts')
  // Types and decorators are compiled first, because `rewriteDefault` finds a default class with a regular
  // expression.
  const plain = compiled ? await removeTypes(compiled.content, file, isTyped) : 'export default {}'
  return [
    ...styles.map(({ lang = 'css', scoped: isScoped }, index) => {
      const query = `style=${index}${isScoped ? '&scoped' : ''}&lang.${lang}`
      return `import ${JSON.stringify(`${file}?${query}`)}`
    }),
    rewriteDefault(plain, '__component'),
    optionsLine,
    template
      ? `${compileRender(template.content, path.basename(file), development(compiled?.bindings))}\n__options.render = render`
      : '',
    template ? '__options.staticRenderFns = staticRenderFns' : '',
    styles.some(style => style.scoped) ? `__options._scopeId = ${JSON.stringify(scopeOf(file))}` : '',
    'export default __component'
  ].join('\n')
}

async function removeTypes(code: string, file: string, isTyped: boolean): Promise<string> {
  if (!isTyped) return code
  const { code: plain } = await transformWithOxc(code, `${file}.ts`, {
    decorator: { legacy: true },
    // A field without a value would hide a property that a decorator defines.
    assumptions: { setPublicClassFields: true },
    typescript: { removeClassFieldsWithoutInitializer: true, onlyRemoveTypeImports: false },
    sourcemap: false
  })
  return plain
}
