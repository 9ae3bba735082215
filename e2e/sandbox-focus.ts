import { selectPart } from '../commands/test-sets.mjs'

/** Way in which a program tries to take the focus, and with it the keys that a reader types into the editor. */
export interface FocusAttempt {
  name: string
  /** Statements that run twenty times a second. `input` is a field of the program, `frame` a frame inside. */
  code: string
  /**
   * `blocked` by the frame's own program, or `ended` by the page after the second time, because the frame cannot block
   * it. `refused` by the browser, so that it also fails without the protections.
   */
  outcome: 'blocked' | 'ended' | 'refused'
}

const add = (tag: string, attributes: string, html = ''): string =>
  `const made = Object.assign(document.createElement('${tag}'), { ${attributes} }); made.innerHTML = \`${html}\`; document.body.append(made)`

const field = '<input autofocus>'
const shadow = (delegatesFocus: boolean) =>
  `${add('div', 'tabIndex: -1')}; made.attachShadow({ mode: 'open', delegatesFocus: ${delegatesFocus} }).innerHTML = '<input autofocus>'`

const allAttempts: FocusAttempt[] = [
  { name: 'focus() of a field', code: 'input.focus()', outcome: 'blocked' },
  { name: 'focus() by Reflect', code: 'Reflect.apply(HTMLElement.prototype.focus, input, [])', outcome: 'blocked' },
  {
    name: 'focus() of a drawing',
    code: `${add('div', '', '<svg tabindex="0"></svg>')}; made.firstChild.focus()`,
    outcome: 'blocked'
  },
  { name: 'focus() into a shadow tree', code: `${shadow(true)}; made.focus()`, outcome: 'blocked' },
  {
    name: 'focus() of a field in a shadow tree',
    code: `${shadow(false)}; made.shadowRoot.firstChild.focus()`,
    outcome: 'blocked'
  },
  { name: 'focus() of the window', code: 'window.focus()', outcome: 'blocked' },
  { name: 'focus() of a frame inside', code: 'frame.focus()', outcome: 'blocked' },
  { name: 'focus() of the window of a frame inside', code: 'frame.contentWindow.focus()', outcome: 'ended' },
  { name: 'focus() of an indexed window', code: 'window[0].focus()', outcome: 'ended' },
  {
    name: 'focus() of the window of an embedded object',
    code: `${add('object', "data: 'about:blank'")}; window[window.length - 1]?.focus()`,
    outcome: 'ended'
  },
  { name: 'select()', code: 'input.select()', outcome: 'blocked' },
  { name: 'setSelectionRange()', code: 'input.setSelectionRange(0, 0)', outcome: 'refused' },
  { name: 'showPicker()', code: 'try { input.showPicker() } catch {}', outcome: 'refused' },
  { name: 'reportValidity() of a field', code: 'input.required = true; input.reportValidity()', outcome: 'blocked' },
  {
    name: 'reportValidity() of a form',
    code: `${add('form', '', '<input required>')}; made.reportValidity()`,
    outcome: 'blocked'
  },
  {
    name: 'requestSubmit()',
    code: `${add('form', '', '<input required>')}; made.requestSubmit()`,
    outcome: 'refused'
  },
  {
    name: 'a click on the button of a form',
    code: `${add('form', "action: 'javascript:0'", '<input required><button></button>')}; made.lastChild.click()`,
    outcome: 'refused'
  },
  {
    name: 'showModal()',
    code: `for (const old of document.querySelectorAll('dialog')) old.remove(); ${add('dialog', '', field)}; made.showModal()`,
    outcome: 'blocked'
  },
  {
    name: 'show() of a dialog',
    code: `for (const old of document.querySelectorAll('dialog')) old.remove(); ${add('dialog', '', field)}; made.show()`,
    outcome: 'blocked'
  },
  {
    name: 'showPopover()',
    code: `${add('div', "popover: 'manual'", field)}; made.showPopover()`,
    outcome: 'blocked'
  },
  {
    name: 'togglePopover()',
    code: `${add('div', "popover: 'manual', autofocus: true, tabIndex: 0")}; made.togglePopover()`,
    outcome: 'blocked'
  },
  {
    name: 'a click on a button with popovertarget',
    code: `${add('div', '', '<button popovertarget="shown"></button><div popover id="shown"><input autofocus></div>')}; made.firstChild.click(); made.remove()`,
    outcome: 'blocked'
  },
  {
    name: 'a click on a button with commandfor',
    code: `${add('div', '', '<button commandfor="modal" command="show-modal"></button><dialog id="modal"><input></dialog>')}; made.firstChild.click(); made.remove()`,
    outcome: 'blocked'
  },
  { name: 'a click on a label', code: `${add('label', '', '<input>')}; made.click()`, outcome: 'blocked' },
  {
    name: 'a dispatched click on a label',
    code: `${add('label', '', '<input>')}; made.dispatchEvent(new MouseEvent('click', { bubbles: true }))`,
    outcome: 'ended'
  },
  {
    name: 'a dispatched pointer press',
    code: "for (const type of ['pointerdown', 'mousedown', 'mouseup', 'touchstart', 'click']) input.dispatchEvent(new MouseEvent(type, { bubbles: true }))",
    outcome: 'refused'
  },
  {
    name: 'a dispatched Tab key',
    code: "document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', code: 'Tab', bubbles: true }))",
    outcome: 'refused'
  },
  {
    name: 'an access key',
    code: "input.accessKey = 'e'; document.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', altKey: true, bubbles: true }))",
    outcome: 'refused'
  },
  {
    name: 'an address with a fragment',
    code: "input.id = 'target'; location.hash = location.hash ? '' : 'target'",
    outcome: 'ended'
  },
  {
    name: 'a click on a link with a fragment',
    code: `input.id = 'target'; ${add('a', "href: '#target'")}; made.click()`,
    outcome: 'blocked'
  },
  // Assigning the hash would add history entries, and the page ends programs that add too many.
  { name: 'a text fragment', code: "location.replace('#:~:text=input')", outcome: 'refused' },
  {
    name: 'navigation.navigate()',
    code: "input.id = 'target'; try { navigation.navigate('#target') } catch {}",
    outcome: 'ended'
  },
  { name: 'an inserted field with autofocus', code: add('input', 'autofocus: true'), outcome: 'refused' },
  { name: 'markup with autofocus', code: add('div', '', field), outcome: 'refused' },
  { name: 'a frame with autofocus', code: `${add('iframe', "srcdoc: '<input autofocus>'")}`, outcome: 'refused' },
  {
    name: 'an opened details element',
    code: `${add('details', "name: 'a', open: true", `<summary></summary>${field}`)}`,
    outcome: 'refused'
  },
  {
    name: 'a selection in editable text',
    code: `${add('div', "contentEditable: 'true'", 'a')}; getSelection().collapse(made.firstChild, 1)`,
    outcome: 'refused'
  },
  {
    name: 'execCommand()',
    code: "document.designMode = 'on'; document.execCommand('selectAll')",
    outcome: 'refused'
  },
  { name: 'scrollIntoView()', code: 'input.scrollIntoView()', outcome: 'refused' },
  {
    name: 'dispatched drag and drop',
    code: "for (const type of ['dragstart', 'dragover', 'drop', 'dragend']) input.dispatchEvent(new DragEvent(type, { bubbles: true }))",
    outcome: 'refused'
  }
]

export const focusAttempts = selectPart(allAttempts, process.env.SWEEP)

/** Program that makes an attempt twenty times a second. */
export const createFocusProgram = ({ code }: FocusAttempt): string => `<template>
  <div><input ref="input"><iframe ref="frame" srcdoc="<input>"></iframe><p id="result">ready</p></div>
</template>
<script>
export default {
  mounted () {
    const { input, frame } = this.$refs
    const attempt = () => { ${code} }
    setInterval(attempt, 50)
  }
}
</script>`
