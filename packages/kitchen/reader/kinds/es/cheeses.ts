import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/**
 * Spanish names of cheeses and milk foods that do not tell the kind of food: Spain, Latin America and their
 * neighbours.
 */
export const cheeses: readonly NamedKind[] = [
  {
    // Cheese of rice or almonds is often sold with milk protein (casein), even as "non-dairy".
    class: 'soft-cheese',
    unknown: ['dairy', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(`queso de arroz, queso de almendra, queso de almendras, queso de leche de almendras, queso de leche de arroz`),
  },
  {
    class: 'hard-cheese',
    contains: ['dairy'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    sharesDoubts: true,
    names:
      list(`gruyere rapé, emmental rapé, mozzarella rapé, parmesan rapé, fromage rapé, torta de la serena, torta de barros, la peral, peralzola, quesucos de liébana, quesucos, liébana, cuartirolo, cremoso argentino, tranchetes, tranchete, pategrás, fynbo, gruyere argentino, reggianito, tybo, chubut,
      mar del plata, atuel, bola de edam, gruyer, gruyère, emmental, emental, abondance, vacherin, tomme de savoie, ossau iraty, etorki, bleu d'auvergne, fourme d'ambert, saint marcellin, saint félicien, pont l'évêque, livarot, maroilles, chaource, brillat savarin, neufchâtel, langres, crottin,
      valençay, sainte maure, pouligny, rocamadour, pélardon, banon, selles sur cher, cancoillotte, boursault, caprice des dieux, bresse bleu, saint agur, babybel, la vaca que ríe, kiri, caserío, quesito, villalón, pata de mulo, queso de los beyos, beyos, genestoso, urbiés, vidiago, porrúa, ahumado de áliva, áliva,
      nata de cantabria, queso nata de cantabria, ahumado de pría, pría, tres leches cheese, alhama, cazorla, sierra de grazalema, aracena, acehúche, quesailla, gata hurdes, nuevo castellano, montsec, alt urgell, urgèlia, llenguat, recuit, formatge, cassoleta, queso servilleta, blanquet de cabra, nucía, tronchón,
      benasque, radiquero, sahún, cameros, camerano, baztán, urbasa, gaztazarra, gazta, herreño, tinerfeño, bagolino, serra da estrela, azeitão, nisa, évora, são jorge, castelo branco, queijo, terrincho, rabaçal, serpa, manchego curado, manchego semicurado, oveja curado, cotija, enchilado, queso adobera, cincho, molido mexicano,
      menonita, manchego mexicano, queso de aro, panela fresca, provoleta, queso parrillero, queso de campo, queso criollo, queso andino, cajamarca, paria, mantecoso de cajamarca, cajamarquino, dambo, chanco, mantecoso, gauda, quesillo de cabra, queso colonia, colonia uruguayo, semiduro, yamandú, magro uruguayo,
      duro salvadoreño, queso duro, queso duro blando, queso petacones, petacón, queso morolique, queso seco, queso turrialba, palmito costarricense, queso bagaces, bagaces, queso chontaleño, costeño picado, paipa, siete cueros, pera cheese, queso pera, doble crema, quesadillo, cuajada colombiana, guayanés, llanero, palmizulia,
      queso de año, queso frier, queso de hoja, queso geo, queso hatillo, labne, jalumi, bitto, montasio, piave, ragusano, casu marzu, quartirolo, robiola, crescenza, squacquerone, caprino, castelmagno, bra, toma, raschera, stracciatella de búfala, burratina, fior di latte, mozzarella en perlas, primo sale, limburger, tilsiter, cambozola, brie azul, montagnolo, bavaria blu, bergkäse, allgäuer, appenzell, vacherin fribourgeois, l'etivaz, saint paulin, samsø, danablu, blue stilton, azul danés, cashel blue, cheddar ahumado, cheddar rojo, monterey jack,
      pepper jack, colby, feta griego, telemea, sirene, kaskaval, oscypek, bryndza, nabulsi, akkawi, ackawi`),
  },
  {
    class: 'milk',
    contains: ['dairy'],
    diet: 'vegetarian',
    names:
      list(`lactoferrina, butirina, leche cruda, leche fermentada, leche cuajada, leche fría, leche tibia, leche ácida, leche cultivada, leche acidificada, leche chocolatada, leche con chocolate, chocolatada, leche con cacao, leche en tableta, leche rica, leche búlgara, búlgaros, leche bronca, leche maternizada,
      fórmula infantil, leche infantil, leche de crecimiento, leche de continuación, leche de camella, leche de burra, leche de yegua, leche de búfala, leche uperisada, leche uperizada, leche a2, leche fluida, leche larga vida, leche rehidratada, leche reconstituida, leche delactosada, leche deslactosada, leche modificada,
      leche entera fresca, leche condensada azucarada, leche caramelizada, confitura de leche, cajeta de celaya, cajeta envinada, suero costeño, suero atollabuey, suero picante, natilla tica, crema agria, crema mexicana, crema salvadoreña, crema hondureña,
      mantequilla crema, mantequilla rala, mantequilla costarricense, requesón líquido, calostros, yogurt, yogurth, yogur bebible, yogur cremoso, yogur búlgaro, yogur skyr, yogurt griego, actimel, danonino, natillas de vainilla con leche, cuajada de oveja, mantequilla de oveja, mantequilla de cabra, mantequilla avellana,
      mantequilla noisette, mantequilla fundida, mantequilla anhidra, butteroil, butter oil, grasa anhidra de leche, materia grasa anhidra de leche, materia grasa de la leche, grasa de la leche, mazada, babeurre, suero dulce, suero ácido, suero desmineralizado, suero en polvo desmineralizado, proteína sérica, proteínas séricas,
      proteínas del suero, proteínas del suero de leche, proteína de suero de leche, aislado de proteína de suero, concentrado de proteína de suero, concentrado de proteína de leche, concentrado lácteo, proteína concentrada de leche, proteínas lácteas concentradas, caseína micelar, hidrolizado de caseína, polvo de leche, polvo lácteo,
      polvo de nata, nata en polvo, mantequilla en polvo, yogur en polvo, preparado lácteo, base láctea, fase láctea, ingrediente lácteo, ingredientes lácteos, componentes lácteos, especialidad láctea, bebida láctea, fermento lácteo de yogur, galactooligosacáridos, lactulosa, clara de nata, nata ácida, nata fresca, nata espesa,
      nata doble, nata para cocinar, nata de cocina, nata pura, nata uht, nata cruda, crema chantilly, crema fresca, crème fraîche, crema doble, crema para café, crema para cocinar con leche, doble nata, esmetana, smetana, kaymak, mascarpone, requesón de oveja, brocciu, brossat fresco, tvorog, lassi de mango, doogh, airan, kumis,
      kumis colombiano, leben, laban, chaas, dahi`),
  },
]
