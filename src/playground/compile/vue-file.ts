import type { SFCBlock } from 'vue-template-compiler'
import { parseComponent } from 'vue-template-compiler/browser.js'
import { CompileFailure, placeAt } from './compile-failure.ts'
import type { CompiledFile } from './compile-file.ts'
import type { CompileTexts } from './compile-texts.ts'
import { cutCss } from './css-blocks.ts'
import { scopeCss } from './scope-css.ts'
import { compileScript } from './script.ts'
import { compileTemplate } from './vue-template.ts'

interface Parsed {
  template: SFCBlock | null
  script: SFCBlock | null
  scriptSetup: SFCBlock | null
  styles: SFCBlock[]
  errors: { msg: string; start?: number }[]
}

/** A single-file component. What it does not know is said, not skipped. */
export function compileVueFile(name: string, text: string, texts: CompileTexts): CompiledFile {
  const parsed = parseComponent(text, { deindent: false, outputSourceRange: true } as {
    deindent: boolean
  }) as unknown as Parsed
  const error = parsed.errors.find(({ msg, start = 0 }) => isOfBlock(msg) || !isInside(parsed.template, start))
  if (error) throw new CompileFailure(error.msg, placeAt(text, error.start ?? 0))
  checkBlocks(parsed, text, texts)
  const id = `data-v-${shortHash(name)}`
  const { template, script, styles } = parsed
  const options = [
    template && compileTemplate(text, template.start!, template.end!, name),
    styles.some(style => style.scoped) && `o._scopeId=${JSON.stringify(id)};`,
    `o.__file=${JSON.stringify(name)}`
  ]
  const tail = `;(function(o){o=typeof o==="function"?o.options:o;${options.filter(Boolean).join('')}})(exports.default)`
  return {
    code: `${script ? scriptOf(script, text, texts) : 'exports.default={}'}\n${tail}`,
    styles: styles.map(style => styleOf(style, text, id))
  }
}

/** Inside the template this parser takes every `<input>` for one that is not closed; the template's own compiler knows better. */
const isInside = (block: SFCBlock | null, at: number): boolean =>
  block !== null && block.start! <= at && at < block.end!
const isOfBlock = (message: string): boolean => /^tag <(?:template|script|style)>/.test(message)

/** The script stays in the lines of its file. */
function scriptOf(script: SFCBlock, text: string, texts: CompileTexts): string {
  const { line } = placeAt(text, script.start!)
  const source = '\n'.repeat(line - 1) + text.slice(script.start, script.end)
  const code = compileScript(source, script.lang === 'ts' ? 'ts' : 'js')
  if (!/\bexports\s*\.\s*default\s*=|'default'/.test(code))
    throw new CompileFailure(texts.noDefault, { line, column: 1 })
  return code
}

function styleOf(style: SFCBlock, text: string, id: string): string {
  const css = text.slice(style.start, style.end)
  try {
    return style.scoped ? scopeCss(css, id) : (cutCss(css), css)
  } catch (error) {
    if (!(error instanceof CompileFailure) || !error.place) throw error
    const { line } = placeAt(text, style.start!)
    throw new CompileFailure(error.message, { line: error.place.line + line - 1, column: error.place.column })
  }
}

function checkBlocks({ template, script, scriptSetup, styles }: Parsed, text: string, texts: CompileTexts): void {
  const fail = (block: SFCBlock, message: string) => {
    throw new CompileFailure(message, placeAt(text, text.lastIndexOf('<', block.start! - 1)))
  }
  if (scriptSetup) fail(scriptSetup, texts.unsupported('<script setup>'))
  if (!template && !script) throw new CompileFailure(texts.empty, { line: 1, column: 1 })
  for (const block of [template, script, ...styles])
    if (block?.src) fail(block, texts.unsupported(`<${block.type} src>`))
  if (template?.lang && template.lang !== 'html')
    fail(template, texts.unsupported(`<template lang="${template.lang}">`))
  if (template && 'functional' in template.attrs) fail(template, texts.unsupported('<template functional>'))
  if (script?.lang && !/^(?:ts|js)$/.test(script.lang))
    fail(script, texts.unsupported(`<script lang="${script.lang}">`))
  for (const style of styles) {
    if (style.lang && style.lang !== 'css') fail(style, texts.onlyCss(style.lang))
    if (style.module) fail(style, texts.unsupported('<style module>'))
  }
}

/** FNV-1a: the same name has the same attribute in every run. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
