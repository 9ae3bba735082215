import { formatMembers, formatNotFound, isNotFound } from '../../answers/format-answers.ts'
import type { Command } from '../command.ts'
import { exitCodes } from '../command.ts'
import { createLackSentence, installedLine, readMembers } from '../version-lines.ts'
import { findInstalledVersion } from '../installed-packages.ts'
import { joinWords, readOptions } from '../options.ts'

const usage = 'api <member>'

export const apiCommand: Command = {
  name: 'api',
  usage,
  summary: {
    zh: '说明一个参数、事件、插槽或方法',
    en: 'explain a prop, an event, a slot or a method'
  },
  help: {
    zh: `成员的写法与代码中相同，多个组件有同名的成员时全部列出。
安装的版本没有该成员时会说明。
示例：vxe-docs api sort-config
      vxe-docs api table.sortConfig.orders
      vxe-docs api "getCheckboxRecords()"`,
    en: `Write a member as in code. If several components have it, all are listed.
The answer says if the installed version lacks the member.
Examples: vxe-docs api sort-config
          vxe-docs api table.sortConfig.orders
          vxe-docs api "getCheckboxRecords()"`
  },
  async run(call) {
    const { args, answerLanguage: language, openDocs, writeOutput, workingFolder } = call
    const { values, positionals } = readOptions(args, { json: { type: 'boolean', default: false } })
    const docs = openDocs()
    const answer = await docs.answers.members(joinWords(positionals, usage, language), language)
    if (isNotFound(answer)) {
      writeOutput(values.json ? `${JSON.stringify(answer, undefined, 2)}\n` : formatNotFound(answer, { language }))
      return exitCodes.found
    }
    const installed = findInstalledVersion(workingFolder, 'vxe-table')
    const lacking = createLackSentence(readMembers(docs), installed, language)
    if (values.json) {
      const members = answer.map(found => ({
        of: found.subject.tag,
        ...found.member,
        demos: (found.member.demos ?? []).flatMap(index => found.subject.demos[index] ?? []),
        ...(lacking(found) !== undefined && { missing: lacking(found) })
      }))
      writeOutput(`${JSON.stringify({ installed, members }, undefined, 2)}\n`)
    } else writeOutput(installedLine(call) + formatMembers(answer, { language }, lacking))
    return exitCodes.done
  }
}
