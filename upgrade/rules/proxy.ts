import { words } from '../../shared/words.ts'
import { literalOf } from '../../usage/read/syntax.ts'
import type { Rule } from '../rule.ts'
import { changedOption, guidePath, renamedOption } from './rule-makers.ts'

/** Rules for the data proxy of a grid. */
export const proxy: readonly Rule[] = [
  renamedOption('grid.proxyConfig.showActiveMsg', 'showActionMsg', {
    since: '3.16.4',
    when: 'after',
    page: `${guidePath}#later`
  }),
  changedOption(
    'grid.proxyConfig.props',
    { kind: 'copy', to: 'response' },
    {
      since: '3.16.0',
      when: 'today',
      page: `${guidePath}#prepare-proxy`,
      sentence: words({
        zh: '升级后只读取 `proxy-config.response`，自定义字段名的表格没有数据。同时设置 `props` 和 `response`。',
        en: 'After the upgrade only `proxy-config.response` is read, so a grid with custom field names has no data. Set both `props` and `response`.'
      })
    }
  ),
  {
    id: 'option-proxy-config-message-off',
    find: { kind: 'option', path: 'grid.proxyConfig.message', test: ({ value }) => literalOf(value) === false },
    since: '3.16.4',
    becomes: { kind: 'add', name: 'showActionMsg', value: 'false' },
    certainty: 'mechanical',
    when: 'swap',
    page: `${guidePath}#silent`,
    sentence: words({
      zh: '`proxy-config.message` 不再影响“请选择一条记录”等操作提示。同时设置 `showActionMsg`。',
      en: '`proxy-config.message` no longer hides messages such as “select at least one record”. Set `showActionMsg` as well.'
    })
  },
  {
    id: 'proxy-code-initial',
    find: { kind: 'code', value: '_init', of: 'code' },
    since: '3.9.0',
    becomes: { kind: 'value', to: 'initial' },
    certainty: 'mechanical',
    when: 'swap',
    page: `${guidePath}#silent`,
    sentence: words({
      zh: '数据代理首次查询的 `code` 由 `_init` 改为 `initial`。',
      en: 'The `code` of the first query of a proxy is `initial` instead of `_init`.'
    })
  },
  {
    id: 'option-proxy-config-props-left',
    find: {
      kind: 'option',
      path: 'grid.proxyConfig.props',
      test: option => hasBeside(option.owner.options, 'response')
    },
    since: '3.16.0',
    becomes: { kind: 'remove' },
    certainty: 'mechanical',
    when: 'after',
    page: `${guidePath}#prepare-proxy`,
    sentence: words({
      zh: '`proxy-config.props` 已废弃。设置了 `response` 时，可以删除。',
      en: '`proxy-config.props` is deprecated. Remove it where `response` is set.'
    })
  }
]

const hasBeside = (options: readonly { name: string }[], name: string): boolean =>
  options.some(option => option.name === name)
