import { words } from '../../shared/words.ts'
import { pluginNames, readChoice } from '../../upgrade-facts/choices.ts'
import { fitTexts } from '../../upgrade-facts/fit-texts.ts'
import { formatInstallLines, packageManagers } from '../../upgrade-facts/install-lines.ts'
import { selectPackages } from '../../upgrade-facts/select-packages.ts'
import { snapshot } from '../../upgrade-facts/snapshot.ts'
import type { Command } from '../command.ts'
import { exitCodes, UsageError } from '../command.ts'
import { readChoice as readListed, readOptions } from '../options.ts'

const texts = words({
  zh: { unknown: (names: string) => `没有这些版本或插件的数据：${names}`, install: '安装：', notes: '注意：' },
  en: { unknown: names => `Nothing is known about ${names}.`, install: 'Install:', notes: 'Notes:' }
})

export const fitCommand: Command = {
  name: 'fit',
  usage: 'fit',
  summary: { zh: '选出可以一起安装的版本', en: 'choose versions that can be installed together' },
  help: {
    zh: `  --vue <版本线>      2.6 或 2.7，默认为 2.7
  --table <版本线>    例如 3.8 或 3.21，默认为最新的版本线
  --plugins <名称,…>  ${pluginNames.join('、')}
  --manager <名称>    npm、pnpm 或 yarn，默认为 npm

示例：vxe-docs fit --table 3.8 --plugins xlsx`,
    en: `  --vue <line>        2.6 or 2.7; 2.7 by default
  --table <line>      3.8 or 3.21, for example; the newest line by default
  --plugins <name,…>  ${pluginNames.join(', ')}
  --manager <name>    npm, pnpm or yarn; npm by default

Example: vxe-docs fit --table 3.8 --plugins xlsx`
  },
  run({ args, answerLanguage: language, writeOutput }) {
    const { values, positionals } = readOptions(args, {
      vue: { type: 'string', default: '' },
      table: { type: 'string', default: '' },
      plugins: { type: 'string', default: '' },
      manager: { type: 'string', default: 'npm' },
      json: { type: 'boolean', default: false }
    })
    if (positionals.length > 0) throw new UsageError(texts[language].unknown(positionals.join(' ')))
    const manager = readListed(values.manager, 'manager', packageManagers, language)
    const { vue, table, plugins } = values
    const { unknown, ...choice } = readChoice(snapshot, new Map(Object.entries({ vue, table, plugins })))
    if (unknown.length > 0) throw new UsageError(texts[language].unknown(unknown.join(', ')))
    const selection = selectPackages(snapshot, choice)
    const install = formatInstallLines(selection, manager)
    if (values.json) {
      writeOutput(`${JSON.stringify({ renewed: snapshot.renewed, ...selection, install }, undefined, 2)}\n`)
      return exitCodes.done
    }
    const { reason, words: noteWords, source } = fitTexts[language]
    const notes = selection.notes.toSorted((left, right) => Number(right.isWarning ?? 0) - Number(left.isWarning ?? 0))
    const lines = [
      ...selection.packages.map(each => `${each.name}@${each.version}  ${reason[each.reason](each.of ?? '')}`),
      '',
      texts[language].install,
      ...install.split('\n').map(line => `  ${line}`),
      '',
      texts[language].notes,
      ...notes.map(note => `- ${noteWords[note.id](note.facts)}`),
      '',
      source(snapshot.renewed)
    ]
    writeOutput(`${lines.join('\n')}\n`)
    return exitCodes.done
  }
}
