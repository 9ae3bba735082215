import { words } from '../../shared/words.ts'
import type { Option } from '../follow/usage.ts'
import { literalOf, nameOf } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import type { Rule } from '../rule.ts'
import { changedOption, guide, renamedOption, said } from './rule-makers.ts'

const removed = (path: string, name: string): Rule =>
  changedOption(
    path,
    { kind: 'remove' },
    {
      since: '3.9.0',
      certainty: 'decide',
      when: 'swap',
      page: `${guide}#silent`,
      sentence: said(({ gone }) => gone(name))
    }
  )

const isButtonName = ({ name, value }: Option): boolean =>
  name === 'name' && /^(?:VxeButton|\$button)$/.test(String(literalOf(value)))

/** Other buttons than the one of `show-footer`: those of a slot, of a question, or that are set already. */
const isOwnFooter = ({ name, value, objects }: Option): boolean =>
  name === 'showCancelButton' ||
  (name === 'type' && /^(?:alert|confirm|message|notification)$/.test(String(literalOf(value)))) ||
  (name === 'slots' && objects.some(({ node }) => (node.properties as Node[]).some(each => nameOf(each) === 'footer')))

/** Buttons, inputs, modals: what moved to the other package. */
export const controls: readonly Rule[] = [
  {
    id: 'prop-button-type-text',
    find: { kind: 'option', path: 'button.type', test: ({ value }) => literalOf(value) === 'text' },
    since: '3.9.0',
    becomes: { kind: 'rename', to: 'mode' },
    certainty: 'mechanical',
    when: 'today',
    sentence: said(({ renamed }) => renamed('type="text"', 'mode="text"')),
    page: `${guide}#prepare-props`
  },
  {
    id: 'toolbar-button-type-text',
    find: {
      kind: 'option',
      path: 'toolbarButton.type',
      also: ['column.cellRender.props.type', 'formItem.itemRender.props.type'],
      test: ({ path, value, parent }) =>
        literalOf(value) === 'text' &&
        (path === 'toolbarButton.type' || parent?.owner.options.some(isButtonName) === true)
    },
    since: '3.9.0',
    becomes: { kind: 'rename', to: 'mode' },
    certainty: 'mechanical',
    when: 'swap',
    sentence: words({
      zh: "工具栏和渲染器中的按钮：`type: 'text'` 已废弃，改用 `mode: 'text'`。3.8 的工具栏不读取 `mode`，更换包之后再修改。",
      en: "Buttons of toolbars and renderers: `type: 'text'` is deprecated. Use `mode: 'text'` after the swap, as toolbars of 3.8 do not read `mode`."
    }),
    page: `${guide}#later`
  },
  {
    id: 'modal-show-confirm-button',
    find: {
      kind: 'option',
      path: 'modal.showFooter',
      test: ({ value, owner, isGlobal }) =>
        literalOf(value) !== false &&
        !isGlobal &&
        !owner.element?.slots.includes('footer') &&
        !owner.options.some(option => isOwnFooter(option))
    },
    since: '3.8.7',
    becomes: { kind: 'set', to: 'showConfirmButton', value: 'true' },
    certainty: 'mechanical',
    when: 'swap',
    sentence: words({
      zh: '升级后，设置了 `show-footer` 而没有 `#footer` 插槽的弹窗不再显示确认按钮。设置 `show-confirm-button`，与 3.8 相同。',
      en: 'After the upgrade, modals with `show-footer` and without a `#footer` slot no longer show the confirm button. Set `show-confirm-button` to get the button of 3.8.'
    }),
    page: `${guide}#defaults`
  },
  renamedOption('textarea.autosize', 'autoSize', {
    find: {
      kind: 'option',
      path: 'textarea.autosize',
      also: ['formItem.itemRender.props.autosize', 'column.editRender.props.autosize'],
      test: ({ path, parent }) =>
        path === 'textarea.autosize' ||
        parent?.owner.options.some(
          ({ name, value }) => name === 'name' && /^(?:VxeT|\$t)extarea$/.test(String(literalOf(value)))
        ) === true
    },
    since: '3.14.27',
    of: 'vxe-pc-ui',
    when: 'after',
    page: `${guide}#later`
  }),
  renamedOption('form.validConfig.showMessage', 'showErrorMessage', {
    id: 'option-form-valid-config-show-message',
    since: '3.9.30',
    of: 'vxe-pc-ui',
    when: 'after',
    page: `${guide}#later`
  }),
  renamedOption('list.scrollY', 'virtualYConfig', {
    since: '3.4.13',
    of: 'vxe-pc-ui',
    when: 'after',
    page: `${guide}#later`
  }),
  removed('input.dateConfig', 'date-config'),
  // What `modal.open()` gets is still handled.
  {
    ...removed('modal.events', 'events'),
    find: { kind: 'option', path: 'modal.events', test: ({ owner }) => owner.kind !== 'object' }
  },
  removed('switch.className', 'class-name')
]
