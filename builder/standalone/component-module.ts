import type { SFCBlock, SFCDescriptor } from 'vue/compiler-sfc'
import path from 'node:path/posix'
import type { SourceKind } from '../../shared/demo.ts'
import { ts } from '../typescript.js'
import { vueCompiler } from '../vue-compiler.ts'
import type { ModuleSource } from './read-module.ts'
import { renderFunction } from './render-function.ts'
import { limitStyles } from './limit-styles.ts'

/** A component written as a script without a template, and its styles. */
export interface ComponentModule extends ModuleSource {
  styles: string
}

/** Writes a component that a demo imports so that it can be part of the demo's file. */
export function componentModule(source: string, name: string, kind: SourceKind): ComponentModule {
  const descriptor = vueCompiler().parse({ source, filename: name, sourceMap: false }) as SFCDescriptor
  const { template, styles } = descriptor
  if (descriptor.scriptSetup)
    throw new Error(`content/${name}: <script setup> cannot be copied as one file. Write a component with options.`)
  const script = descriptor.script?.content ?? '\nexport default {}\n'
  if (!template) return { name, text: script, styles: '' }
  const newClass = styles.some(({ scoped }) => scoped) ? path.basename(name, '.vue') : undefined
  const { code, rootClass, slotClasses } = renderFunction(template as SFCBlock, { file: name, kind, script, newClass })
  return {
    name,
    text: withRender(script, code, name, kind),
    hasJsx: /^[tj]sx$/.test(descriptor.script?.lang ?? ''),
    styles: styles.map(style => limitStyles(style, { file: name, rootClass, slotClasses })).join('\n')
  }
}

/** Adds the method as the last option of the component. */
function withRender(script: string, render: string, name: string, kind: SourceKind): string {
  const tree = ts.createSourceFile('component.ts', script, ts.ScriptTarget.ESNext, true)
  const exported = tree.statements.find(ts.isExportAssignment)?.expression
  const options = exported && optionsOf(exported)
  if (!options)
    throw new Error(
      `content/${name} has no options in its default export, so it cannot be copied as part of a demo. Write "export default Vue.extend({ … })".`
    )
  const last = options.properties.at(-1)
  const method = render.replaceAll('\n', '\n  ')
  const inserted = last
    ? `${script.slice(0, last.end)},\n  ${method}${script.slice(last.end).replace(/^,/, '')}`
    : `${script.slice(0, options.getStart(tree))}{\n  ${method}\n}${script.slice(options.end)}`
  return kind === 'ts' ? `import type { CreateElement, VNode } from 'vue'\n${inserted}` : inserted
}

/** Returns the object of `{…}`, `Vue.extend({…})` or `Base.extend({…})`. */
function optionsOf(node: ts.Expression): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(node)) return node
  const argument = ts.isCallExpression(node) ? node.arguments.at(-1) : undefined
  return argument && ts.isObjectLiteralExpression(argument) ? argument : undefined
}
