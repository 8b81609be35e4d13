import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** English additive names of ingredient labels: acids, salts, colours, enzymes, cultures. */
export const additives: readonly NamedKind[] = [
  {
    class: 'baking',
    diet: 'vegan',
    names:
      list(`copper sulphate, copper sulfate, cupric sulphate, manganese sulphate, manganese sulfate, sulphate, sulfate, chromium, molybdenum, manganese, natamycin, nisin, ascorbyl palmitate, bht, bha, tbhq, butylated hydroxyanisole, butylated hydroxytoluene, propyl gallate, gallate, tragacanth, retinol, retinyl palmitate,
      retinyl acetate, phylloquinone, phytomenadione, menaquinone, inositol, creatine, creatine monohydrate, glucuronolactone, ferrocyanide, quinoline yellow, erythrosine, bixin, norbixin, triacetin, sucrose acetate isobutyrate, beta glucan, gluconodelta lactone, glucono delta lactone, gluconolactone, gdl, acidifier,
      flavour enhancer, flavor enhancer, packaging gas, protective atmosphere, modified atmosphere, acetylated distarch adipate, hydroxypropyl distarch phosphate, distarch phosphate, monostarch phosphate, acetylated starch, oxidised starch, hydroxypropyl starch, starch sodium octenyl succinate, dimethyl polysiloxane,
      dimethylpolysiloxane, chromium picolinate, cupric gluconate, zinc citrate, zinc picolinate, zinc bisglycinate, magnesium bisglycinate, iron bisglycinate, ferrous bisglycinate, ferric orthophosphate, ferric phosphate, ferric ammonium citrate, ferrous lactate, ferrous citrate, electrolytic iron, reduced iron,
      iron powder, elemental iron, potassium bromate, dipotassium phosphate, tripotassium phosphate, trisodium phosphate, trimagnesium phosphate, tetrasodium pyrophosphate, pyrophosphate, hexametaphosphate, magnesium lactate, iron lactate, ammonium phosphate, diammonium phosphate, ammonium sulphate,
      ammonium sulfate, pearl ash, lye water, pickling lime, calcium oxide, quicklime food, alum, potassium alum, vegetable charcoal, bamboo charcoal, charcoal powder, indigo carmine, brilliant black, fast green, red 40,
      yellow 5, yellow 6, blue 1, blue 2, red 3, fd and c red, fd and c yellow, fd and c blue, natural colour, plant colouring, beet red, betanine, purple carrot concentrate, capsanthin, paprika oleoresin colour,
      lutein ester, astaxanthin, canthaxanthin, apocarotenal, phycocyanin, gardenia yellow, monascus, red yeast rice, red yeast, orchil, chlorophyll extract, copper complexes of chlorophyllins, chlorophyllins, quillaia extract, quillaja extract, yucca extract, acacia fibre, acacia fiber, hypromellose, ethylcellulose,
      croscarmellose, povidone, crospovidone, pvp, polyvinylpolypyrrolidone, polyvinyl alcohol, pullulan, curdlan, cassia gum, ghatti gum, gum ghatti, gum base, chicle, mastic gum, candelilla wax, rice bran wax, microcrystalline wax, white mineral oil, food grade wax, curing salt, pickling salt, nitrite salt, nitrite curing salt,
      pink salt, prague powder, brine, mineral salt, sea salt flake, seaweed salt, lemon flavouring, lemon flavoring, orange flavouring, orange flavoring, mint flavouring, mint flavoring, strawberry flavouring, raspberry flavouring, apple flavouring, cherry flavouring, fruit flavouring, fruit flavoring, citrus flavouring,
      peach flavouring, coffee flavouring, almond flavouring, coconut flavouring, banana flavouring, herb flavouring, spice flavouring, garlic flavouring, onion flavouring, pepper flavouring, green coffee extract, echinacea extract, ginkgo extract, turmeric oleoresin, bromelain,
      papain, ficin, microbial enzyme, pectinase, cellulase, glucose oxidase, alpha amylase, hemicellulase, asparaginase, invertase, laccase, catalase, rice protein, pea fibre, psyllium fibre, oligofructose syrup, lactic ferment, lactic culture, lactic acid culture, lactic acid bacterium,
      lactic acid bacteria, live culture, live bacteria, active culture, bacteria, probiotic, probiotics, probiotic culture, fermentation culture, ripening culture, mold culture, mould culture, vegetable culture, lactobacillus, bifidobacterium, bifidobacteria, bifidus, streptococcus, lactococcus,
      leuconostoc, pediococcus, staphylococcus xylosus, staphylococcus carnosus, bacillus coagulans, bacillus subtilis, propionibacterium, acetobacter, lactobacillus acidophilus, lactobacillus casei, lactobacillus bulgaricus, lactobacillus rhamnosus, lactobacillus paracasei, lactobacillus plantarum, lactobacillus reuteri,
      lactobacillus gasseri, lactobacillus helveticus, lactobacillus fermentum, lactobacillus delbrueckii, lactobacillus salivarius, lactobacillus brevis, lactobacillus johnsonii, streptococcus thermophilus, lactococcus lactis, leuconostoc mesenteroides, bifidobacterium lactis, bifidobacterium bifidum, bifidobacterium longum,
      bifidobacterium breve, bifidobacterium infantis, bifidobacterium animalis, penicillium, penicillium roqueforti, penicillium candidum, penicillium camemberti, penicillium nalgiovense, geotrichum candidum, brevibacterium linens, debaryomyces hansenii, saccharomyces cerevisiae, saccharomyces boulardii, kluyveromyces,
      aspergillus oryzae, rhizopus oligosporus, scoby, kombucha culture, tempeh starter, yeast culture, wine yeast, baking yeast, selenium yeast, yeast beta glucan, yeast protein, inactivated yeast, vitamin b3, vitamin b5, vitamin b7, vitamin b8, vitamin b9, vitamin h, vitamin pp, vitamin d2,
      provitamin a, pyridoxal phosphate, methylcobalamin, methylfolate, calcium ascorbate, niacin amide, riboflavin phosphate, riboflavin 5 phosphate, tocopheryl acetate, d alpha tocopherol, d alpha tocopheryl acetate, dl alpha tocopheryl acetate, vitamin e acetate, calcium carbonate from algae, coenzyme q10,
      ubiquinone, lycopene extract, resveratrol, quercetin, rutin, hesperidin, polyphenol, flavonoid, citrus bioflavonoid, phytosterol ester, plant stanol, stanol ester, citicoline, bcaa, l leucine, leucine, isoleucine, valine, l glutamine, glutamine, l arginine, arginine, l lysine, lysine, l theanine, theanine,
      l tyrosine, tyrosine, l tryptophan, tryptophan, methionine, l methionine, taurin, beta alanine, alanine, histidine, phenylalanine, threonine, aspartic acid, proline, serine, citrulline, carnitine, carnitine tartrate`),
  },
  {
    class: 'baking',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names:
      list(`lipase, protease, disodium 5 ribonucleotide, ribonucleotide, calcium ribonucleotide, medium chain triglyceride, fatty acid ester, calcium stearoyl lactylate, magnesium salt of fatty acid, salt of fatty acid, sorbitan tristearate, sorbitan monooleate, glyceryl monostearate, glycerol monostearate, glycerol ester of wood rosin, ester gum, acetic acid ester, lactic acid ester, citric acid ester, propylene glycol ester, polyglycerol,
      sucroglyceride, calciferol, docosahexaenoic acid, dha, epa, eicosapentaenoic acid, conjugated linoleic acid, cla, glucosamine, chondroitin, hyaluronic acid, cystine, l cystine, natural flavoring substance, l glycine, emulsifying salt, melting salt, capsule, softgel`),
  },
]
