import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** French names of what labels list besides foods: vitamins, salts, acids, emulsifiers, colours. */
export const additives: readonly NamedKind[] = [
  {
    class: 'grain',
    unknown: ['gluten'],
    diet: 'vegan',
    names: list('billette de céréales, extrudés de céréales'),
  },
  { class: 'baking', diet: 'vegan', dietAtWorst: 'vegetarian', names: list('vitamine d, vitamine d3') },
  // May contain milk, gluten, egg and soya: made of whey, soya, wheat or egg white.
  {
    class: 'baking',
    unknown: ['dairy', 'gluten', 'eggs', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list('protéine, protéines, protéine en poudre, protéines en poudre, poudre de protéine, poudre de protéines, poudre protéinée'),
  },
  {
    class: 'thickener',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      `mono et diglycérides d'acides gras, monoglycéride, diglycéride, diglycérides, mono- et diglycérides, esters de mono et diglycérides, ester d'acide gras, esters d'acides gras, stéarate, stéarate de magnésium, acide stéarique, stéaroyl lactylate, polysorbate, glycine, cystéine, l-cystéine, guanylate disodique, inosinate disodique, enzyme, enzymes, présure, pepsine, acide aminé, carnitine, arôme, arômes, arôme naturel, arômes naturels`,
    ),
  },
  {
    class: 'baking',
    diet: 'vegan',
    names: list(
      `vitamine, vitamines, vitamine a, vitamine b, vitamine b1, vitamine b2, vitamine b6, vitamine b9, vitamine b12, vitamine c, vitamine d2, vitamine e, vitamine k, thiamine, riboflavine, niacine, acide folique, acide pantothénique, biotine, choline, bêta-carotène, carotène, lutéine, lycopène, chlorophylle, anthocyane, anthocyanes, caramel ordinaire, curcumine, indigotine, tartrazine, rouge de betterave, charbon végétal, dioxyde de titane, oxyde de fer, minéraux, minéral, sel minéral, sels minéraux, sels minéraux de mer, fer, zinc, magnésium, potassium, sodium, iode, sélénium, calcium, chlorure de calcium, chlorure de potassium, chlorure de sodium, chlorure de magnésium, carbonate de calcium, citrate, citrate de sodium, citrate de calcium, lactate, lactate de calcium, acide lactique, sorbate, sorbate de potassium, benzoate, benzoate de sodium, sulfite, sulfites, disulfite, métabisulfite, anhydride sulfureux, nitrite, nitrite de sodium, nitrate, salpêtre, propionate, propionate de calcium, acétate, ascorbate, tocophérol, tocophérols, érythorbate, phosphate, phosphates, polyphosphate, triphosphate, silice, dioxyde de silicium, talc alimentaire, sulfate de calcium, sulfate de magnésium, ferrocyanure, hydroxyde de calcium, chaux alimentaire, soude alimentaire, ferment, ferments, ferments lactiques, culture bactérienne, probiotique, transglutaminase, phytostérol, stérol végétal, stérols végétaux, esters de stérols végétaux, conservateur, antioxydant, acidifiant, correcteur d'acidité, stabilisant, agent de texture, antiagglomérant, agent levant, agent d'enrobage, humectant, agar-agar e406, cire de carnauba, carnauba, propylène glycol, polyols, polyol, cellulose microcristalline, fibre, fibres, fibre alimentaire, fibres alimentaires, hydroxypropylméthylcellulose, quillaia, extrait de quillaja, saponine, éthanol`,
    ),
  },
]
