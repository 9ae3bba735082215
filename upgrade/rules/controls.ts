import { literalOf } from '../read/syntax.ts'
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
  renamedOption('textarea.autosize', 'autoSize', {
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
