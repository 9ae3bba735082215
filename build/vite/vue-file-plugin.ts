import path from 'node:path'
import type { Plugin } from 'vite'
import { transformWithOxc } from 'vite'
import { compileScript, compileStyle, compileTemplate, parse, rewriteDefault } from 'vue/compiler-sfc'
import type { SFCDescriptor } from 'vue/compiler-sfc'
import { shortHash } from '../graph/hash.ts'

/**
 * Vue 2 components as applications write them: with `<script setup>`, types, decorators and preprocessed styles.
 * What the demos need is less; see `compileVue`.
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
      if (query) return { code: query.includes('&scoped') ? scoped(code, file) : code, map: null }
      const descriptor = parse({ source: code, filename: file, sourceMap: false }) as SFCDescriptor
      files.set(file, descriptor)
      return { code: await componentCode(descriptor, file), map: null }
    }
  }
}

const scopeOf = (file: string): string => `data-v-${shortHash(file)}`

async function componentCode(descriptor: SFCDescriptor, file: string): Promise<string> {
  const { script, scriptSetup, template, styles } = descriptor
  const compiled = script || scriptSetup ? compileScript(descriptor, { id: scopeOf(file), isProd: false }) : undefined
  const isTyped = [script, scriptSetup].some(block => block?.lang === 'ts')
  // The expression that is looked for by the name of a class is written with its decorators above.
  const plain = compiled ? await untyped(compiled.content, file, isTyped) : 'export default {}'
  const options = 'const __options = typeof __component === "function" ? __component.options : __component'
  return [
    ...styles.map(({ lang = 'css', scoped: isScoped }, at) => {
      const query = `style=${at}${isScoped ? '&scoped' : ''}&lang.${lang}`
      return `import ${JSON.stringify(`${file}?${query}`)}`
    }),
    rewriteDefault(plain, '__component'),
    options,
    template ? `${renderCode(template.content, file, compiled?.bindings)}\n__options.render = render` : '',
    template ? '__options.staticRenderFns = staticRenderFns' : '',
    styles.some(style => style.scoped) ? `__options._scopeId = ${JSON.stringify(scopeOf(file))}` : '',
    'export default __component'
  ].join('\n')
}

async function untyped(code: string, file: string, isTyped: boolean): Promise<string> {
  if (!isTyped) return code
  const { code: plain } = await transformWithOxc(code, `${file}.ts`, {
    decorator: { legacy: true },
    // A field without a value would hide what a decorator defines.
    assumptions: { setPublicClassFields: true },
    typescript: { removeClassFieldsWithoutInitializer: true, onlyRemoveTypeImports: false },
    sourcemap: false
  })
  return plain
}

function renderCode(source: string, file: string, bindings?: object): string {
  const { code, errors } = compileTemplate({
    source,
    filename: file,
    isProduction: false,
    isFunctional: false,
    optimizeSSR: false,
    prettify: false,
    ...(bindings && { bindings })
  } as Parameters<typeof compileTemplate>[0])
  if (errors.length)
    throw new Error(`The template of ${path.basename(file)} does not compile: ${errors.map(String).join('; ')}`)
  return code
}

function scoped(source: string, file: string): string {
  const { code, errors } = compileStyle({ source, filename: file, id: scopeOf(file), scoped: true, trim: true })
  if (errors.length)
    throw new Error(`A <style> of ${path.basename(file)} does not compile: ${errors.map(String).join('; ')}`)
  return code
}
