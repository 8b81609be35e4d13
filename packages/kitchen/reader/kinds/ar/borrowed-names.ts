import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Foods of other cuisines in Arabic spelling. */
export const borrowedNames: readonly NamedKind[] = [
  { class: 'paste', contains: ['soybean'], mayContain: ['gluten'], diet: 'vegan', names: list(`ميزو`) },
  { class: 'plant-protein', contains: ['soybean'], diet: 'vegan', names: list(`يوبا توفو`) },
  { class: 'salty-sauce', contains: ['soybean', 'gluten'], diet: 'vegan', names: list(`شويو, كيتشاب مانيس, كيكاب مانيس`) },
  { class: 'flour', diet: 'vegan', names: list(`دقيق كسافا`) },
  { class: 'grain', diet: 'vegan', names: list(`طيف حبوب, دخن حبوب, ذرة بيضاء حبوب, حنطة سوداء حبوب`) },
  { class: 'soft-cheese', contains: ['dairy'], diet: 'vegetarian', dietAtWorst: 'meat', names: list(`بانيير, باريك جبن, لابنه`) },
  { class: 'spice', diet: 'vegan', names: list(`مسحوق لومي, غارام ماسالا سادة`) },
  {
    class: 'dish',
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      `تيمبورا, بيبيمباب, تيوكبوكي, كيمباب, باد تاي, ساتاي, ناسي غورينغ, تيكا ماسالا, بتر تشيكن, دال عدس, سمبوسا هندية, باكورا, بكورة, بجيا, بهاجي, شوربة ميسو, ستير فراي, ديم سم, برياني هندي, كورما, فيندالو, بوريتو, ناتشوس, كاساديا, كيساديا, انشيلادا, تشيلي كون كارني, بوكيه, ريزوتو, بولونيز, سباغيتي بولونيز, مسقعة يونانية, موساكا, جايرو, راتاتوي, كيش لورين, غراتان, كرواك مسيو, بيف ستروغانوف, ستروجانوف, بورش, بورشت, جولاش, بف باستري محشي, يخنة إيرلندية, شيبردز باي`,
    ),
  },
]
