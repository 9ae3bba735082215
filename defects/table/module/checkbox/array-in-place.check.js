export default async ({ component, expect, given, all, settle }) => {
  const box = all('label')
    .find(element => element.innerText.trim() === 'B')
    .querySelector('input')
  box.checked = true
  box.dispatchEvent(new Event('change', { bubbles: true }))
  await settle()
  given(component.picked.includes('b'), 'B is checked')
  expect([...component.saved], { zh: '原来的数组没有改变', en: 'The original array is unchanged' }).toEqual(['a'])
}
