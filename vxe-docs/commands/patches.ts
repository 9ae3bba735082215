import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { words } from '../../shared/words.ts'
import { isOneEdit } from '../../shared/search-typos.ts'
import { minSimilarity, similarity } from '../../shared/similarity.ts'
import type { PatchFacts, PatchState } from '../../upgrade-facts/patches.ts'
import { findPatchRange, getPatchState, patchedReleases, patches } from '../../upgrade-facts/patches.ts'
import { formatPatchRange } from '../../upgrade-facts/patch-table.ts'
import type { AnswerLanguage } from '../../answers/answers.ts'
import type { Command, CommandCall, Docs, ExitCode } from '../command.ts'
import { exitCodes, UsageError } from '../command.ts'
import { commonTexts } from '../common-texts.ts'
import { findInstalledVersion } from '../installed-packages.ts'
import { readOptions } from '../options.ts'

const texts = words({
  zh: {
    states: {
      applies: '适用',
      fixed: '不需要',
      untested: '有此缺陷，但补丁没有在该版本测试',
      unknown: '没有该版本的结果'
    } satisfies Record<PatchState, string>,
    installed: (version: string) => `项目安装的是 vxe-table ${version}。`,
    none: (version: string) => `项目没有安装 vxe-table，以下状态针对 ${version}。`,
    more: '输出一个补丁的代码：vxe-docs patches <名称>。添加的方法见 /upgrade/patches',
    noPatch: (name: string) => `没有补丁 ${name}。`,
    needsName: '--out 需要补丁的名称。',
    exists: (file: string) => `${file} 已存在，没有写入。`,
    written: (file: string) => `已写入 ${file}`
  },
  en: {
    states: {
      applies: 'applies',
      fixed: 'not needed',
      untested: 'has the defect, but the patch is not tested with it',
      unknown: 'no results for this version'
    },
    installed: version => `This project has vxe-table ${version} installed.`,
    none: version => `This project has no vxe-table installed. The states are those of ${version}.`,
    more: 'Print the code of a patch: vxe-docs patches <name>. /upgrade/patches says how to add it.',
    noPatch: name => `There is no patch ${name}.`,
    needsName: '--out needs the name of a patch.',
    exists: file => `${file} exists and was not written.`,
    written: file => `${file} written`
  }
})

export const patchesCommand: Command = {
  name: 'patches',
  usage: 'patches [name]',
  summary: {
    zh: `列出 ${patchedReleases.join('、')} 的补丁，输出其中一个`,
    en: `list patches for defects of ${patchedReleases.join(', ')}, or print one`
  },
  help: {
    zh: `  --out <文件>   把补丁写入新文件，不覆盖已有的文件

示例：vxe-docs patches
      vxe-docs patches insert-next --out src/patches/insert-next.js`,
    en: `  --out <file>   write the patch to a new file; an existing one is not overwritten

Examples: vxe-docs patches
          vxe-docs patches insert-next --out src/patches/insert-next.js`
  },
  run(call) {
    const { values, positionals } = readOptions(call.args, {
      out: { type: 'string' },
      json: { type: 'boolean', default: false }
    })
    const [name, ...others] = positionals
    if (others.length > 0) throw new UsageError(texts[call.answerLanguage].noPatch(positionals.join(' ')))
    if (name !== undefined) return showPatch(call, name, values)
    if (values.out !== undefined) throw new UsageError(texts[call.answerLanguage].needsName)
    return listPatches(call, values.json)
  }
}

function listPatches({ answerLanguage: language, workingFolder, writeOutput }: CommandCall, json: boolean): ExitCode {
  const text = texts[language]
  const installed = findInstalledVersion(workingFolder, 'vxe-table')
  const version = installed ?? patchedReleases[0]!
  if (json) {
    const list = patches.map(patch => ({ ...describe(patch, language), state: getPatchState(patch, version) }))
    writeOutput(`${JSON.stringify({ installed, version, patches: list }, undefined, 2)}\n`)
    return exitCodes.done
  }
  const width = Math.max(...patches.map(({ name }) => name.length))
  const lines = patches.flatMap(patch => [
    `${patch.name.padEnd(width)}  ${text.states[getPatchState(patch, version)]}`,
    `  ${patch.symptom[language]}`,
    `  ${formatPatchRange(findPatchRange(patch), language)}`
  ])
  const about = installed === undefined ? text.none(version) : text.installed(installed)
  writeOutput(`${[about, '', ...lines, '', text.more].join('\n')}\n`)
  return exitCodes.done
}

function showPatch(
  { answerLanguage: language, workingFolder, openDocs, writeOutput, writeError }: CommandCall,
  name: string,
  { out, json }: { out?: string | undefined; json: boolean }
): ExitCode {
  const text = texts[language]
  const patch = patches.find(each => each.name === name)
  if (!patch) {
    const near = patches.filter(each => isOneEdit(each.name, name) || similarity(each.name, name) >= minSimilarity)
    const suggestion =
      near.length > 0 ? ` ${commonTexts[language].didYouMean(near.map(each => each.name).join(', '))}` : ''
    writeError(`${text.noPatch(name)}${suggestion}\n`)
    return exitCodes.found
  }
  const code = readPatch(openDocs(), name)
  if (out === undefined) {
    writeOutput(json ? `${JSON.stringify({ ...describe(patch, language), code }, undefined, 2)}\n` : code)
    return exitCodes.done
  }
  const file = path.resolve(workingFolder, out)
  if (existsSync(file)) {
    writeError(`${text.exists(out)}\n`)
    return exitCodes.failed
  }
  writeFileSync(file, code, { flag: 'wx' })
  writeError(`${text.written(out)}\n`)
  return exitCodes.done
}

const describe = (patch: PatchFacts, language: AnswerLanguage) => ({
  name: patch.name,
  symptom: patch.symptom[language],
  cases: patch.cases,
  ...findPatchRange(patch)
})

function readPatch({ files }: Docs, name: string): string {
  const bytes = files.get(`patches/${name}.js`)
  if (!bytes) throw new Error(`The package lacks patches/${name}.js.`)
  return new TextDecoder().decode(bytes)
}
