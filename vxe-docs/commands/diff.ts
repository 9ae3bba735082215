import { comparedVersions } from '../../upgrade-facts/compared-versions.ts'
import type { VersionFacts } from '../../upgrade-facts/version-facts.ts'
import { diffVersions, getDefault, isInChangedObject } from '../../upgrade-facts/version-diff.ts'
import type { MemberChange } from '../../upgrade-facts/version-diff.ts'
import type { ReleaseMembers } from '../../upgrade-facts/release-members.ts'
import { words } from '../../shared/words.ts'
import type { Command } from '../command.ts'
import { exitCodes, UsageError } from '../command.ts'
import { readMembers } from '../version-lines.ts'
import { readOptions } from '../options.ts'

const usage = 'diff <version> <version>'

const texts = words({
  zh: {
    unknown: (version: string, known: string) => `没有 ${version} 的数据。已知的版本：${known}`,
    two: `需要两个版本。用法：vxe-docs ${usage}`,
    total: (from: string, to: string, removed: number, changed: number, added: number) =>
      `${from} → ${to}：移除 ${removed}，修改 ${changed}，新增 ${added}`,
    namesOnly: '这两个版本只比较名称，没有类型和默认值。',
    removed: '移除',
    changed: '修改',
    added: '新增',
    type: '类型',
    default: '默认值',
    none: '无'
  },
  en: {
    unknown: (version, known) => `Nothing is known about ${version}. Known versions: ${known}`,
    two: `Two versions are needed. Usage: vxe-docs ${usage}`,
    total: (from, to, removed, changed, added) =>
      `${from} → ${to}: removed ${removed}, changed ${changed}, added ${added}`,
    namesOnly: 'Only names are compared between these two versions, without types and defaults.',
    removed: 'Removed',
    changed: 'Changed',
    added: 'Added',
    type: 'type',
    default: 'default',
    none: 'none'
  }
})

/** Compares two releases: with types and defaults if both are described, by names otherwise. */
export const diffCommand: Command = {
  name: 'diff',
  usage,
  summary: { zh: '比较两个版本的 API', en: 'compare the API of two versions' },
  help: {
    zh: '3.8.6、3.9.0、3.14.5、3.18.20、3.21.6 之间比较类型和默认值，其他版本只比较名称。\n示例：vxe-docs diff 3.8.6 3.21.6',
    en: 'Types and defaults are compared between 3.8.6, 3.9.0, 3.14.5, 3.18.20 and 3.21.6, only names between others.\nExample: vxe-docs diff 3.8.6 3.21.6'
  },
  run({ args, answerLanguage: language, openDocs, writeOutput }) {
    const text = texts[language]
    const { values, positionals } = readOptions(args, { json: { type: 'boolean', default: false } })
    const [from, to, ...others] = positionals
    if (from === undefined || to === undefined || others.length > 0) throw new UsageError(text.two)
    const docs = openDocs()
    const members = readMembers(docs)
    for (const each of [from, to])
      if (!members.releases.includes(each)) throw new UsageError(text.unknown(each, members.releases.join(' ')))
    const hasFacts = [from, to].every(each => comparedVersions.some(version => version === each))
    const factsOf = (version: string): VersionFacts =>
      hasFacts ? (docs.readFacts(`versions/${version}.json`) as VersionFacts) : namesOf(members, version)
    const changes = diffVersions(factsOf(from), factsOf(to))
    const byKey = new Map(changes.map(change => [change.subject + change.key, change]))
    const shown = changes.filter(change => !isInChangedObject(change, byKey))
    if (values.json) {
      writeOutput(`${JSON.stringify({ from, to, comparesTypes: hasFacts, changes: shown }, undefined, 2)}\n`)
      return exitCodes.done
    }
    const ofType = (type: MemberChange['changeType']) => shown.filter(({ changeType }) => changeType === type)
    const lines = [
      text.total(from, to, ofType('removed').length, ofType('changed').length, ofType('added').length),
      ...(hasFacts ? [] : [text.namesOnly])
    ]
    for (const type of ['removed', 'changed', 'added'] as const) {
      const group = ofType(type)
      if (group.length > 0) lines.push('', text[type], ...group.map(change => `  ${formatChange(change, text)}`))
    }
    writeOutput(`${lines.join('\n')}\n`)
    return exitCodes.done
  }
}

function formatChange({ subject, key, before, after, changeType }: MemberChange, text: (typeof texts)['en']): string {
  const name = `${subject}${key}`
  if (changeType !== 'changed' || !before || !after) return name
  const parts: string[] = []
  if (before[0] && after[0] && before[0] !== after[0]) parts.push(`${text.type} ${before[0]} → ${after[0]}`)
  const [oldDefault, newDefault] = [getDefault(before), getDefault(after)]
  if (oldDefault !== newDefault) parts.push(`${text.default} ${oldDefault || text.none} → ${newDefault || text.none}`)
  return parts.length > 0 ? `${name}: ${parts.join(', ')}` : name
}

/** Facts with the names of a release only. */
function namesOf(members: ReleaseMembers, version: string): VersionFacts {
  const subjects = members.subjects.filter(subject => !listSubjects.has(subject))
  return {
    members: Object.fromEntries(
      subjects.map(subject => [
        subject,
        Object.fromEntries(
          members
            .keysOf(subject)
            .filter(key => members.has(version, subject, key))
            .map(key => [key, ['', '']])
        )
      ])
    )
  } as unknown as VersionFacts
}

/** Subjects that are lists of names rather than components. */
const listSubjects = new Set(['classes', 'codes', 'renderers', 'undeclared'])
