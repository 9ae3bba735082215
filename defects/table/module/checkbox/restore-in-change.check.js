export default async ({ component, expect, given, all, settle }) => {
  const toggle = async label => {
    const box = all('label')
      .find(element => element.innerText.trim() === label)
      .querySelector('input')
    box.checked = !box.checked
    box.dispatchEvent(new Event('change', { bubbles: true }))
    await settle()
  }
  await toggle('B')
  given(component.picked.join() === 'a', 'a checkbox changes the array')
  await toggle('B')
  await toggle('C')
  given(component.picked.join() === 'a,b', 'C is rejected')
  await toggle('C')
  expect([...component.picked], {
    zh: '再次点击 C 之后，A 和 B 仍然勾选',
    en: 'A and B stay checked after a second click on C'
  }).toEqual(['a', 'b'])
}
