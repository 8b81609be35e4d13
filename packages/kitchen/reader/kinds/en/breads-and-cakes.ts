import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** English names of breads, cakes, pastas and drinks of grain that do not tell the kind of food. */
export const breadsAndCakes: readonly NamedKind[] = [
  {
    class: 'grain',
    contains: ['gluten'],
    diet: 'vegan',
    names:
      list(`oat base, talbina, tsampa, kvass, mugicha, porter beer, pale ale, india pale ale, ipa, saison, lambic, gose, weissbier, hefeweizen, witbier, bock, doppelbock, dunkel, kolsch, altbier, marzen, bitter beer, brown ale, barley wine, malt beer, malzbier, root malt, malt drink, cracked rye, rye chop, rye berry, rye groat,
      wheat groat, spelt berry, spelt kernel, hulled wheat, wheat grass flour, green kern, grano, grano arso, burnt wheat flour, pinole wheat, firik, yarma, dövme, asure wheat, gofio de trigo, tritordeum, durum semolina, rimacinata, semolato, tipo 0, tipo 00, tipo 00 flour, t45 flour, t55 flour, t65 flour, t80 flour, t110 flour,
      t150 flour, manitoba flour, manitoba, high protein flour, tempura mix flour, okonomiyaki flour, takoyaki flour, dumpling flour, sauce flour, wheatmeal, maize and wheat flour, granary flour, malthouse flour, oatmeal flour, oat malt, oat husk, oat bran flour, oat concentrate, hydrolysed oat, hydrolysed oats, oat beta glucan,
      barley beta glucan, barley bran, barley starch, barley protein, rye starch, rye protein, triticale flour, triticale flake, wheat extract, fermented wheat, fermented rye, sour rye flour, textured wheat protein, texturised wheat protein, texturized wheat protein, hydrolysed wheat gluten, hydrolysed gluten, wheat isolate`),
  },
  {
    class: 'bread',
    contains: ['gluten'],
    unknown: ['dairy', 'eggs', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names:
      list(`barbari, sangak, taftoon, markook, saj bread, manakish, manaeesh, manakeesh, pide, simit, lahmacun base, gozleme, bazlama, borek pastry, boreka, pogaca, shotis puri, tonis puri, non bread, obi non, rumali roti, thepla, kachori, luchi, bhakri wheat, roti canai, malawah, jachnun, kubaneh,
      lachuch, msemen, baghrir, harcha, kesra, tafarnout, dabo, himbasha, mandazi, vetkoek, ashcake, damper, lefse, flatbrod, tunnbrod, polarbrod, crisp bread, hardtack, ship biscuit, oatcake, farl, soda farl, bannock, barm cake, barmcake, bap, cob loaf, batch loaf, cottage loaf, tin loaf,
      stottie, buttery rowie, rowie, huffkin, teacake bread, pikelet, milk loaf, malted loaf, wheaten bread, pumpernickle, vollkornbrot, graubrot, bauernbrot, laugen, laugenbrezel, pretzel stick, pretzel roll, pretzel bun, semmel, fladenbrot, zwieback, pain de campagne, pain de mie, pain complet, fougasse,
      pain d'epi, levain, poilane, tartine, biscotte, crostini, crostino, ciabattina, pane, pane carasau, carasau, guttiau, music bread, taralli, taralli crackers, friselle, frisella, piada, schiacciata, schiacciatina, pinsa, pinsa base, puccia, michetta, rosetta, grissino, altamura bread, pan de molde,
      pan cubano, cuban bread, bolillo, telera, pan frances, concha bread, pan de cristal, regaña, picos, colines, broa, broa de milho, papo seco, carcaca, hoagie roll, sub bun, kaiser bun, dinner roll, parker house roll, crescent roll, crescent dough, monkey bread, pull apart bread, texas toast, bread bowl, bread thin,
      sandwich thin, hawaiian roll, slider bun, bialy, matza meal, lavosh, wheat thins, triscuit, triscuits, club cracker, tuc, jacob cracker, bath oliver, cornish wafer, shoyu cracker wheat, pão francês, baozi, huajuan, youtiao, dough stick,
      scallion pancake, jianbing, shaobing, cong you bing, roujiamo bun, shokupan, milk bread, anpan, melonpan, bread flour mix, pizza crust mix, pastry sheet, spring roll sheet, brik, feuille de brick, warka, malsouka, kadayif, kataifi dough,
      rough puff, hot water crust, suet pastry, suet dumpling, wonton sheet, siu mai wrapper, egg roll skin, lumpia skin, popiah skin, crumb, crumbs, crumb coating, breading mix, coating crumb, rusk meal, breader`),
  },
  {
    class: 'bread',
    contains: ['gluten'],
    mayContain: ['dairy', 'eggs'],
    unknown: ['soybean', 'peanut'],
    diet: 'vegetarian',
    names:
      list(`cream puff, battenberg, battenburg, black forest gateau, gateau, lamington, colomba, kugelhopf, gugelhupf, bundt cake, rum baba, baba au rhum, dutch baby, elephant ear pastry, cheese scone, chelsea bun, bath bun, sally lunn, welsh cake, welshcake, bakewell tart, bakewell,
      custard tart, egg tart, pastel de nata, pasteis de nata, lemon meringue pie, key lime pie, pecan pie, pumpkin pie, cherry pie, banoffee pie, queen of puddings, eve pudding,
      bread and butter pudding, sussex pond pudding, sponge pudding, steamed pudding, treacle sponge, parkin, yorkshire parkin, seed cake, rock cake, rock bun, fairy cake, butterfly cake, angel cake, coffee cake, marble cake, lemon drizzle cake, upside down cake, devil food cake, devils food cake, tres leches cake,
      opera cake, napoleon cake, mille feuille, millefeuille, vanilla slice, custard slice, chouquette, religieuse, paris brest, saint honore, croquembouche, canele, kouign amann, far breton, clafoutis, galette des rois, galette, charlotte, savarin, pain d'epices, pain depice, craquelin, cramique, linzer torte, linzertorte, sachertorte, sacher torte, dobos torte, esterhazy torte, bienenstich, bee sting cake, berliner, krapfen, paczki, ponchiki, poffertjes, appelflap, spritz cookie, baumkuchen, sufganiyot, kolache, kolacky, makowiec, poppy seed roll, medovik, pirozhki, piroshki, vatrushka, syrniki, oladi, kulich, cozonac, mucenici, kanelbulle, cinnamon bun,
      semla, princess cake, kringle, smorkringle, wienerbrod, aebleskiver, vanilla wreath cookie, butter cookie, danish butter cookie, sfogliatella, sfogliatelle, cannolo, cornetto pastry, bombolone, zeppole, pandoro cake, torrone cake, crostata, ciambella, ciambellone, savoiardo, pavesini, pizzelle, pizzella, buccellato, pignolata, pastiera, ensaimada, torrijas, magdalena, sobao, bizcocho, roscon de reyes, king cake, buñuelo, sopaipilla, alfajor, alfajores, concha, pan dulce, pan de muerto,
      marranito, tamal dulce, pastelito, quesito pastry, mallorca bread, arepuela, galaktoboureko, bougatsa, tsoureki, revani, gulab jamun mix, pineapple cake, pineapple bun, egg roll cookie, almond cookie, hattendo, yan yan, hello panda, bibingka wheat, ensaymada, pandesal, mamon, pandan cake, lapis legit, kaya toast, nagasaki cake, chin chin, malva pudding, pavlova base, sponge roll, arctic roll, ice cream sandwich, chocolate cookie, oatmeal cookie, sugar cookie, snickerdoodle, whoopie pie, moon pie, twinkie, toaster waffle, belgian waffle, liege waffle, brussels waffle, cereal treat, monkey bread mix,
      bran muffin, spoonbread, biscuit dough, cake crumb`),
  },
  {
    class: 'pasta',
    contains: ['gluten'],
    mayContain: ['eggs'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    sharesDoubts: true,
    names:
      list(`pici, bigoli, mezze maniche, mezzi rigatoni, tortiglioni, sedani, sedanini, elicoidali, ziti, zitoni, candele, mafalde, reginette, lasagnette, tagliolini, tagliarini, taglierini, maltagliati, quadretti, quadrucci, filini, fregula, sagne, sagne ncannulate, strascinati, cencioni, foglie d'ulivo, trofie,
      troffiette, trenette, linguettine, bavette pasta, spaghettoni, spaghetti alla chitarra, tonnarelli, chitarra, perciatelli, fusilli bucati, fusilli lunghi, busiate, cellentani, cavatappi, gobbetti, lumache, lumaconi, lumachine, pipe rigate, pipette, gnocchetti, gnocchetti sardi, malloreddus, conchigliette,
      conchiglioni, jumbo shell, pasta shell, shell pasta, bow tie pasta, bowties, bow ties, wagon wheel, ruote, rotelle, eliche, gigli, campanelle, torchio, creste di gallo, fiori pasta, farfalline, anelli, anellini, acini di pepe, alphabet pasta, star pasta, stelline, tubettini, ditali, ditaloni, manicotti, paccheri,
      schiaffoni, calamarata, occhi di lupo, chifferi, chifferini, maccheroncini, garganelli, passatelli, corzetti, croxetti, crozets, hilopites, trahanas, manestra, vermicellini, capelli d'angelo, fedelini, fedelini pasta,
      fideua noodle, nidi, tagliatelle nest, pasta nest, pappardelle, mafaldine, cannelloni tube, lasagna sheet, lasagne sheet, fresh lasagne, spatzli, knopfli, csipetke, tarhonya, nokedli, galuska, kluski, lazanki, eriste, reshteh noodle, misua, mee sua, yi mein, e fu noodle, wheat noodle, alkaline noodles, champon noodle, jjajangmyeon noodle, cup noodle, pancit canton, mie goreng noodle, bami noodle, mie noodle, thukpa noodle, laghman noodle`),
  },
]
