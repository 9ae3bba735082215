import type { SFCBlock } from 'vue-template-compiler'
import { parseComponent } from 'vue-template-compiler/browser.js'
import { CompileFailure, getPositionAt } from './compile-failure.ts'
import type { CompiledFile } from './compile-file.ts'
import type { CompileTexts } from './compile-texts.ts'
import { splitRules } from './css-rules.ts'
import { scopeCss } from './scope-css.ts'
import { compileScript } from './script.ts'
import { compileTemplate } from './vue-template.ts'

interface ParsedVueFile {
  template: SFCBlock | null
  script: SFCBlock | null
  scriptSetup: SFCBlock | null
  styles: SFCBlock[]
  errors: { msg: string; start?: number }[]
}

/** Compiles a single-file component. Unsupported features are errors, they are not ignored. */
export function compileVueFile(name: string, text: string, texts: CompileTexts): CompiledFile {
  const parsed = parseComponent(text, { deindent: false, outputSourceRange: true } as {
    deindent: boolean
  }) as unknown as ParsedVueFile
  const error = parsed.errors.find(({ msg, start = 0 }) => isBlockError(msg) || !isInside(parsed.template, start))
  if (error) throw new CompileFailure(error.msg, getPositionAt(text, error.start ?? 0))
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
    code: `${script ? compileScriptBlock(script, text, texts) : 'exports.default={}'}\n${tail}`,
    styles: styles.map(style => compileStyleBlock(style, text, id))
  }
}

/**
 * Errors inside the template are left to the template's own compiler, because this parser reports every `<input>` as
 * not closed.
 */
const isInside = (block: SFCBlock | null, at: number): boolean =>
  block !== null && block.start! <= at && at < block.end!
const isBlockError = (message: string): boolean => /^tag <(?:template|script|style)>/.test(message)

/** Compiles the script and keeps the line numbers of its file. */
function compileScriptBlock(script: SFCBlock, text: string, texts: CompileTexts): string {
  const { line } = getPositionAt(text, script.start!)
  const source = '\n'.repeat(line - 1) + text.slice(script.start, script.end)
  const code = compileScript(source, script.lang === 'ts' ? 'ts' : 'js')
  if (!/\bexports\s*\.\s*default\s*=|'default'/.test(code))
    throw new CompileFailure(texts.noDefault, { line, column: 1 })
  return code
}

function compileStyleBlock(style: SFCBlock, text: string, id: string): string {
  const css = text.slice(style.start, style.end)
  try {
    return style.scoped ? scopeCss(css, id) : (splitRules(css), css)
  } catch (error) {
    if (!(error instanceof CompileFailure) || !error.position) throw error
    const { line } = getPositionAt(text, style.start!)
    throw new CompileFailure(error.message, { line: error.position.line + line - 1, column: error.position.column })
  }
}

function checkBlocks(
  { template, script, scriptSetup, styles }: ParsedVueFile,
  text: string,
  texts: CompileTexts
): void {
  const fail = (block: SFCBlock, message: string) => {
    throw new CompileFailure(message, getPositionAt(text, text.lastIndexOf('<', block.start! - 1)))
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

/** FNV-1a, so that the same name has the same attribute in every run. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
