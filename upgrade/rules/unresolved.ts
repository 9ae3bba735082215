import { words } from '../../shared/words.ts'
import type { Rule, Sentence } from '../rule.ts'
import { guidePath } from './rule-makers.ts'

const createUnresolvedRule = (
  construct: 'spread' | 'option' | 'method' | 'listeners' | 'event' | 'language',
  sentence: Sentence
): Rule => ({
  id: `unfollowed-${construct}`,
  find: { kind: 'unfollowed', construct },
  since: '3.8.6',
  isWarned: true,
  certainty: 'look',
  when: 'today',
  sentence,
  page: `${guidePath}#checklist`
})

/** Rules that report code that can't be resolved within one file. */
export const unresolved: readonly Rule[] = [
  createUnresolvedRule(
    'spread',
    words({
      zh: '这些配置来自其他文件、参数或运行时的值，没有检查。请手动检查其中的旧名称。',
      en: 'These options come from another file, a parameter or a value at run time and were not checked. Check them for deprecated names yourself.'
    })
  ),
  createUnresolvedRule(
    'option',
    words({
      zh: '该配置对象来自其他文件、参数或运行时的值，没有检查。请手动检查其中的旧名称。',
      en: 'This config object comes from another file, a parameter or a value at run time and was not checked. Check it for deprecated names yourself.'
    })
  ),
  createUnresolvedRule(
    'method',
    words({
      zh: '该方法与表格已废弃的方法同名，但无法确定对象是否为表格。请手动检查。',
      en: 'This method has the name of a deprecated method of the table, but the object could not be followed. Check it yourself.'
    })
  ),
  createUnresolvedRule(
    'listeners',
    words({
      zh: '这些监听器来自其他文件、参数或运行时的值，没有检查。请手动检查其中的旧事件名。',
      en: 'These listeners come from another file, a parameter or a value at run time and were not checked. Check them for deprecated events yourself.'
    })
  ),
  createUnresolvedRule(
    'event',
    words({
      zh: '该名称与表格已废弃的事件同名，但无法确定是否属于表格。请手动检查。',
      en: 'This is the name of a deprecated event of the table, but the component could not be followed. Check it yourself.'
    })
  ),
  createUnresolvedRule(
    'language',
    words({
      zh: '不支持该语言的模板，只检查了脚本和样式。编译为 HTML 之后再检查。',
      en: 'Templates in this language are not supported: only the script and the styles were checked. Compile the template to HTML to check it.'
    })
  )
]
