import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '../auth/house.ts'
import { aCook } from '../rest/kitchen.ts'
import { hearChanges } from './ear.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterEach(() => expect(house.world.failures).toEqual([]))
afterAll(() => house.close())

test('a member hears of a change of the own profile', async () => {
  const ada = await aCook(house)
  const ear = await hearChanges(ada.client, { event: '*', schema: 'public', table: 'profiles', filter: `user_id=eq.${ada.id}` })
  await ada.client.from('profiles').update({ first_name: 'Ada' }).eq('user_id', ada.id)
  expect(await ear.next()).toMatchObject({
    eventType: 'UPDATE',
    schema: 'public',
    table: 'profiles',
    new: { user_id: ada.id, first_name: 'Ada' },
    errors: null,
  })
  await ada.client.removeAllChannels()
})
