import type { DefectList } from '../../shared/defects.ts'
import memberStructure from '../../upgrade-facts/member-structure.json' with { type: 'json' }
import { run } from '../../upgrade/cli/run.ts'
import type { Command, ExitCode } from '../command.ts'

export const upgradeCommand: Command = {
  name: 'upgrade',
  usage: 'upgrade <folders or files…>',
  summary: {
    zh: '检查并修改升级到 3.9 以上版本的代码',
    en: 'check and change code for an upgrade to 3.9 and later'
  },
  run: ({ args, answerLanguage, openDocs, ...environment }) =>
    run([...args, ...(args.includes('--lang') ? [] : ['--lang', answerLanguage])], {
      ...environment,
      program: 'vxe-docs upgrade',
      defects: {
        structure: memberStructure,
        readList: language => openDocs().readFacts(`defects.${language}.json`) as DefectList
      }
    }) as ExitCode
}
