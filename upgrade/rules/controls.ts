import { words } from '../../shared/words.ts'
import type { OptionUse } from '../../usage/follow/usage.ts'
import { literalOf, nameOf } from '../../usage/read/syntax.ts'
import type { Node } from '../../usage/read/syntax.ts'
import type { Rule } from '../rule.ts'
import { changedOption, guidePath, renamedOption, createSentence } from './rule-makers.ts'

const removedOption = (path: string, name: string): Rule =>
  changedOption(
    path,
    { kind: 'remove' },
    {
      since: '3.9.0',
      certainty: 'decide',
      when: 'swap',
      page: `${guidePath}#silent`,
      sentence: createSentence(({ removed }) => removed(name))
    }
  )

const isButtonName = ({ name, value }: OptionUse): boolean =>
  name === 'name' && /^(?:VxeButton|\$button)$/.test(String(literalOf(value)))

/** True for options that replace the button of `show-footer`: a slot, a type with its own buttons, or a set button. */
const hasOwnButtons = ({ name, value, objects }: OptionUse): boolean =>
  name === 'showCancelButton' ||
  (name === 'type' && /^(?:alert|confirm|message|notification)$/.test(String(literalOf(value)))) ||
  (name === 'slots' && objects.some(({ node }) => (node.properties as Node[]).some(each => nameOf(each) === 'footer')))

/** Rules for components that moved to the other package: buttons, inputs, modals. */
export const controls: readonly Rule[] = [
  {
    id: 'prop-button-type-text',
    find: { kind: 'option', path: 'button.type', test: ({ value }) => literalOf(value) === 'text' },
    since: '3.9.0',
    becomes: { kind: 'rename', to: 'mode' },
    certainty: 'mechanical',
    when: 'today',
    sentence: createSentence(({ renamed }) => renamed('type="text"', 'mode="text"')),
    page: `${guidePath}#prepare-props`
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
    page: `${guidePath}#later`
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
        !owner.options.some(option => hasOwnButtons(option))
    },
    since: '3.8.7',
    becomes: { kind: 'set', to: 'showConfirmButton', value: 'true' },
    certainty: 'mechanical',
    when: 'swap',
    sentence: words({
      zh: '升级后，设置了 `show-footer` 而没有 `#footer` 插槽的弹窗不再显示确认按钮。设置 `show-confirm-button`，与 3.8 相同。',
      en: 'After the upgrade, modals with `show-footer` and without a `#footer` slot no longer show the confirm button. Set `show-confirm-button` to get the button of 3.8.'
    }),
    page: `${guidePath}#defaults`
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
    page: `${guidePath}#later`
  }),
  renamedOption('form.validConfig.showMessage', 'showErrorMessage', {
    id: 'option-form-valid-config-show-message',
    since: '3.9.30',
    of: 'vxe-pc-ui',
    when: 'after',
    page: `${guidePath}#later`
  }),
  renamedOption('list.scrollY', 'virtualYConfig', {
    since: '3.4.13',
    of: 'vxe-pc-ui',
    when: 'after',
    page: `${guidePath}#later`
  }),
  removedOption('input.dateConfig', 'date-config'),
  // `events` passed to `modal.open()` are still handled.
  {
    ...removedOption('modal.events', 'events'),
    find: { kind: 'option', path: 'modal.events', test: ({ owner }) => owner.kind !== 'object' }
  },
  removedOption('switch.className', 'class-name')
]
