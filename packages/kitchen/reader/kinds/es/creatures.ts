import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Spanish names of fish, shellfish and animals that do not tell the kind of food, coast by coast. */
export const fishAndGameNames: readonly NamedKind[] = [
  {
    class: 'fish',
    diet: 'pescatarian',
    names:
      list(`abichón, agujeta, alitán, bogas, cachama, carite, chopa, cojinoa, corvinata, corvinilla, faneca, granadero, machuelo, musola, pijota, pintarroja, rascacio, vieja colorada, palometa roja, anón de alaska, bacaladito, perlón, bejel, garneo, arete pez, cabruza, escorpión de mar, pez escorpión, rata de mar,
      miracielo, rubiel, aligote, pargo rojo, hurta, catalufa, cabrilla, mero rojo, mero negro, abae, abadejo de arena, garropa, garlopa, guasa, cubera, cubereta, biajaiba, rabirrubia, chillo, boquinete, colirrubia, colmillo, dientón, jiníguaro, burro pez, chucho, manta raya, mantarraya, rayas, noriega, guitarra pez, angelote,
      pez angelote, boca dulce, olayo, quella, tollo de aleta, galludo, quelvacho, cañabota, jaquetón, cailón, caella, tiburón azul, pez martillo, cornuda, pez zorro, peje, pejesapo, pejegallo, peje gallo, pejesol, pejerrey patagónico, pejerreyes, pejerrata, lenguado de río, acedías, ojito, rémol,
      sollo, mendo limón, falsa limanda, limanda nórdica, platija amarilla, fletán negro, hipogloso, gallo del norte, gallo san pedro, rapante, lliseria, meiga, oblada, mabra, herrera, raspallón, mojarra rayada, sargo picudo, sargo breado, castañuela pez, zapatero, pez hacha, alfonsino rojo, palometón, serviola, seriola, jurel dorado, jurelillo, chicharros, chicharrillo, cojinúa, jurel azul, pampanito, palometa fiatola, pez plátano, bonito atlántico, bonito del pacífico, bonito sarda, barrilete, bacoreta, atún listado, rabil, patudo, atún de aleta amarilla, aleta amarilla, atún aleta amarilla, atún patudo, bonítalo,
      tasarte, sierra canalera, sierra pez, serrucho, aguja azul, aguja imperial, marlín azul, marlín blanco, marlin, pez aguja, paparda, agujón, sable negro, pez sable negro, cintilla, espadín, trancho, alacha, sardina alacha, sardina lacha, sardina monterrey, pilchard, parrocha, parrochas, arencón,
      arenques, arenque del báltico, arenque ahumado, kipper, meleta, amploia, boquerón anchoa, engraulis, aladroc, seitó, manjúa, majúa, morralla, chanquetes, pescaíto, sonso, lanzón, barrinaire, caballa del sur, estornino, verdel, verdel pez, sarda, xarda, tonino, macarelas, abadejo de alaska, carbonero,
      faneca noruega, eglefino, plegonero, bacalao fresco, skrei, bacalao ahumado, bacalao seco, pez carbonero, maruca azul, maruca española, brosmio, brotola de fango, brótola de roca, mollera, mollareta, locha, merluza argentina, merluza chilena, merluza hubbsi, merluza europea, merluza de cola,
      merluza de pincho, merluza del pacífico, merlucilla, hoki, carioca, pescada, pescadilla de enmalle, congrios, congrio rojo, safio, culebra de mar, rosada de cabo, rosada del cabo, kingklip, abadeca, perro del norte, lobo de mar pez, anarrichas, gallineta nórdica,
      gallineta del atlántico, gallineta del pacífico, escorpa, polla de mar, cabracho rojo, rascasa, rascasas, sapo de mar, pixín, rape blanco, rape negro, rapito, juliana pez, lochas, carpa común, carpín, tímalo, trucha común, trucha marina, trucha steelhead, salmón del pacífico, salmón coho,
      salmón plateado, salmón chinook, salmón real, salmón rojo, salmón sockeye, salmón noruego, salmón atlántico, huchón, corégono, farra, lavareto, lucioperca europea, percasol, black bass, perca americana, perca plateada, perca nilótica, perca rosada, barramundi, panga vietnamita, basa, bagres, bagre rayado,
      barbudo, nicuro, bocachico, sábalo de río, dorada de río, boga de río, patí, manguruyú, pacú negro, pirapitá, pirapitinga, gamitana, paiche amazónico, arapaima, arawana, zúngaro, palometa de río, piraña, vieja de agua, mojarra roja, mojarra plateada, tilapia roja, acúmara, pez blanco de pátzcuaro,
      trucha de lago, ispi, suche, carachi, mauri, lisa mugil, liseta, lebranche, galupe, capitón, corvina roja, corvina negra, corvina de río, corvina chilena, reineta chilena, verrugata, bombache, corvallo, gurrubata, robalito, chucumite, róbalo blanco, lubina estriada, lubina negra, lubinas, perca real, chérnia,
      cherna criolla, mero guasa, mero batata, salmonete de fango, salmonete real, chivo pez, pescado de roca, morralla de roca, pescado para sopa, cabezas de pescado, cabeza de merluza, cogote de merluza, ventrescas, ijada, ijares, cocochas de bacalao, kokotxa, tripas de bacalao, callos de bacalao, lenguas de bacalao,
      carrilleras de rape, hígado de rape, lecha de pescado, lechas, hueva de maruca, hueva de mújol, huevas de bacalao, huevas de arenque, huevas de capelán, huevas de pez volador, tobiko, masago, ikura, caviar rojo, caviar beluga, caviar osetra, eperlanos, lampreas, lamprea, anguila ahumada,
      anguila de mar, filetes de caballa, filete de merluza, medallones de merluza, lomos de merluza, lomitos de merluza, lomo de bacalao, lomos de bacalao, tronco de atún, tarantelo, morrillo de atún, mormo, contramormo, parpatana, tartar de atún, pescado seco, pescado salado, pescado ahumado,
      pescado de río, proteína hidrolizada de pescado, polvo de pescado, polvo de bonito, copos de bonito, katsuobushi, dashi de bonito, colatura, extracto de anchoa, aceite de anchoas, aceite de atún, aceite de sardina`),
  },
  {
    class: 'shellfish',
    contains: ['shellfish'],
    diet: 'pescatarian',
    names:
      list(`ameixa, ameixas, centollón, corruco, corrucos, escupiña, escupiñas, jibión, jibiones, puntillitas, sepionets, txipirón, txipirones, verigüeto, verigüetos, taca, tacas, concha prieta, concha fina, conchas finas, concha de peregrino, piangua, chiripiangua,
      pepitona, chipichipi, cascabel de mar, ostión de roca, ostiones del norte, ostra japonesa, ostra portuguesa, ostra perlera, ostrón, ostrones, almeja blanca, almeja catarina, almeja reina, almeja chiluda, almeja generosa, almeja vietnamita, almeja chilena,
      almeja blanca vietnamita, almeja de perro, almeja gallega, almeja italiana, almeja tonta, almeja roja, culengue, juliana almeja, huepo, huepos, cornetes, caracol tegula, caracol locate, locate, chorito maltón, choro zapato, choro malton, cholgas, cholga seca, jaibas, jaiba azul, pancora,
      centolla magallánica, centolla patagónica, langosta de juan fernández, langosta roja, langosta verde, langosta caribeña, langosta de roca, langosta americana, langosta de río, bugre, abacanto, lubrigante, llamántol, escamarlà, escamarlán, maganto, cigala de tronco, cigarra de mar, zapatera, cangrejo de piedra,
      cangrejo nórdico, cangrejo de nieve, cangrejo ruso, cangrejo de kamchatka, cangrejo chatka, chatka, kani kama de cangrejo, cangrejo de las nieves, cangrejo peludo, cangrejo rojo americano, cangrejo de barro, cangrejo violinista, sirí, cámbaro, andarica, barrilete cangrejo, patas de cangrejo, pinzas de cangrejo, carne de cangrejo,
      pulpa de cangrejo, pulpa de jaiba, boca de mar, bocas de mar, bocas de cangrejo, camarones secos, camarón cristal, camarón blanco, camarón de agua dulce, camarón de mar, camarón patagónico, camarón jumbo, camarón gigante, camarón pacotilla, camarón ecuatoriano, esquila, esquilas, camaroncillo, camarón bouquet, chacalín, chacalines, gamba alistada, alistado, gamba rayada, gamba de huelva, gamba de denia, gamba de garrucha, gamba de palamós, gamba austral, gamba argentina, gamba arrocera, gamba pelada, gambas peladas, gamba congelada, gambitas, gambilla, gamba cristal, langostino jumbo, langostino austral,
      langostino de sanlúcar, langostino de vinaroz, langostino cocido, langostinos cocidos, langostino crudo, langostino banana, langostino moruno, cañadillas, caracol de monte, caracol de viña, caracol burgués, bover, cabrilla caracol, cabrillas, caracoles serranos, baqueta, bauma, escargots, burgao, burgaos, cigua, bulgao,
      caracol rosado, lambí, carrucho, cambute, caracol burro, caracol negro, callo margarita, callos de almeja, callo garra de león, garra de león, mejillón de roca, mejillón gallego, mejillón tigre, mejillones al natural, clóchina, clóchinas, clotxina, muscles, musclo, musclos, almejas al natural, navaja gallega,
      navaja chilena, longueirones, longueirón vello, muergo, muergos, berberechos al natural, croques, croca, escupinya, tellina, tellinas, tellerina, coquinas de fango, chirlas frescas, arola, arolas, vieira del pacífico, vieira patagónica, vieira canadiense, vieyra, vieyras, volandeiras, golondrinas de mar, zamburiña del pacífico,
      zamburiñas en salsa, carallete, lapas canarias, orejas de mar, oreja marina, calamar volador, calamar de potera, calamar teuthoidea, calamares a la romana, calamar nacional, anillas de calamar, anillas de pota, tubos de calamar, tentáculos de calamar, rejos, rejos de pota, rejo, chipirones de anzuelo, begihaundi, luras,
      lura, globito, globitos, almendrita, almendritas de mar, choco de huelva, chocos fritos, choquito, choquitos, castañitas, huevas de choco, huevas de sepia, pulpo seco, pulpo gallego, pulpo de roca, pulpo patudo, pulpo blanco, pulpo almizclado, patas de pulpo, pata de pulpo, pulpa de pulpo, cefalópodos, bivalvos, gasterópodos,
      krill antártico, aceite de krill, aroma de crustáceos, extracto de crustáceos, polvo de crustáceos, polvo de camarón, caldo de camarón, consomé de camarón, bisque de marisco`),
  },
  {
    class: 'shellfish',
    mayContain: ['shellfish'],
    diet: 'pescatarian',
    names: list(
      'erizo, erizos de mar, lenguas de erizo, oricio, oricios, garoina, garoinas, pepino de mar, espardeña, espardeñas, espardenya, cohombro de mar, holoturia, ortiguilla, ortiguillas, ortiguillas de mar, anémona de mar, medusa',
    ),
  },
  {
    class: 'meat',
    diet: 'meat',
    names:
      list(`chigüiro, chigüire, carpincho, ronsoco, ñandú, careta de cerdo, pies de cerdo, nalga, muchacho redondo, zancos de pollo, panceta ibérica, menudo de res, bazo, chalona, recortes de cerdo, recortes de carne, tostón asado, cochino, marrana, verraco, jabato, lechona, lechones, ternerita, terneros, ternero,
      vaquilla, vaquillona, novilla, recental, lechazos, borrega, cordera, ovino, porcino, bovino, equino, carne de potro, carne de burro, mula, venado cola blanca, temazate, venados, cabra montés, rebeco, sarrio, muflón, arruí, gacela, antílope, impala, cebra, camello, dromedario, yak, tapir, sajino, pecarí,
      jabalina, huangana, majaz, picuro, tepezcuintle, tepescuintle, guatusa, armadillo, tatú, mulita, zarigüeya, tlacuache, conejo de indias, curí, cuyes, liebre patagónica, vizcacha, nutria, coipo, castor, ardilla, caimán, babilla caimán, garrobo, culebra, víbora, serpiente, morrocoy, jicotea, ancas, rana toro,
      lobo marino, chuletas, chuleta de palo, chuleta de aguja, chuleta de riñonada, chuletillas, chuletitas, riñonada, carré, costillitas, costilla cargada, asado con cuero, tortuguita, palomita carne, azotillo, roast beef argentino, aguja de ternera, maciza, maciza de cerdo, buche, cuerito, cachetes de cerdo, cachete de res, chunchulines, choncholí, tripa mishqui, librillo, redaño, redecilla, crepineta, velo de cerdo, telilla, gordura, lardo ibérico, enjundia,
      infundia, empella, pella, tocino ibérico, tocino entreverado, tocino de jamón, panceta adobada, cinta de lomo, cabeza de lomo, castañuela ibérica, abanico ibérico, cabecero, cabecero de lomo, cruceta, carrillada, carrilladas, carrillada ibérica,
      churrasco de cerdo, churrasco de ternera, morcillo de ternera, espalda de cordero, cuello de cordero, garganta, falda de cordero, pescuezo, pescuezo de pollo, alón, alones, alitas, alitas de pollo, ala de pollo, trutro, trutro de pollo, tutro, pierna de pollo, cuadril de pollo, rabadilla, huacal, menudillos de pollo, contre, sangrecita, sangre de pollo, sangre frita, criadillas de toro, turmas, huevos de toro, gandinga, achura, achuras, patitas de cordero, mano de vaca, patas de vaca, patas de ternera, pezuña, pezuña de cerdo, uña de cerdo, uñas de cerdo,
      oreja de ternera, morros de ternera, huesos de ternera, huesos de pollo, hueso de rodilla, hueso de caña, hueso blanco, hueso salado, huesos de cerdo salados, espinazo, espinazo de cerdo, espinazo salado, cecina de vaca, cecina de chivo, carne desmenuzada,
      carne para guisar, carne para guiso, carne de hamburguesa, carne de puchero, carne de cocido, carne de toro, carne de lidia, carne de ciervo, carne de jabalí, carne de venado, carne de ballena, carne de avestruz, carne de pato, carne magra, tasajo de venado, cecina de ciervo, jamón de pato,
      jamón de teruel, jamón de trevélez, jamón curado, jamón bodega, jamón reserva, jamón crudo, jamón de parma, jamón de bayona, jamón en dulce, jamón extra, jamón batido, paletilla ibérica, paletilla de jamón, paleta de cordero`),
  },
  {
    class: 'poultry',
    diet: 'meat',
    names:
      list(`pintadas, gallina guinea, gallineta de guinea, guajolote, chompipe, chumpe, pavos, pavipollo, pavo real, pollastre, pollo de corral, pollo campero, pollo amarillo, pollo tomatero, coquelet, pollito coquelet, gallo de corral, gallo celta, gallina de corral, gallina vieja, gallina negra, capones, pulardas, anade, ánade real,
      ánsar, azulón, cerceta, pato azulón, pato silvestre, pato mudo, barberie, pato criollo, patos, pechuga de pato, muslos de pato, jamón de oca, paloma torcaz, torcaz, torcaces, tórtolas, zorzal, zorzales, tordo, malvís, becacina, agachadiza, chocha perdiz, avutarda, sisón, codornices, perdices, perdigón, perdiz roja,
      faisana, martineta, copetona, tinamú, chachalaca, pava de monte, carcasas de pollo, carcasas`),
  },
  {
    class: 'meat',
    unknown: ['shellfish'],
    diet: 'meat',
    names: list(
      'harina de insectos, harina de grillo, proteína de insectos, tenebrio, chapulín, chapulines, jumil, jumiles, escamol, escamoles, gusano de maguey, gusanos de maguey, chinicuil, cocopache, hormigas culonas, hormiga chicatana, chicatana, chicatanas, suri, larva de suri',
    ),
  },
  {
    class: 'cured-meat',
    otherwise: 'unknown',
    diet: 'meat',
    sharesDoubts: true,
    names:
      list(`sabadeña, güeña, barbacoa de cordero, jesuita, blanquets, morcillo embutido, morcilla de león, morcilla de matachana, morcilla asturiana, morcilla de sangre, morcilla blanca, morcilla ibérica, morcilla patatera, morcilla vasca,
      morcilla canaria, morcilla achorizada, odolki, mondejo, mondejos, buskantza, birika, birikas, relleno navarro, delgadilla, tortas de gordillas, fardelejo carne, fariñón, fariñona, emberzao, emberzaos, pantruque, chosco de tineo, xuan, choscu, chorizo de cantimpalos, chorizo de cebolla,
      chorizo asturiano, chorizo riojano, chorizo de pamplona, chorizo pamplonica, chorizo vela, chorizo sarta, chorizo oreado, chorizo de venado, chorizo de jabalí, chorizo de toluca, chorizo rojo, chorizo antioqueño, chorizo santarrosano, choricillo,
      chorizo bilbaíno, chorizo seco, longaniza de aragón, longaniza de pascua, longaniza de chillán, longaniza fresca, longaniza parrillera, longaniza imperial, llonganissa de vic, llonganisseta, fuet de vic, salchichón de vic, salchichón de málaga, salchichón primavera,
      bull negro, bull blanco, bull de donja, donja, donegal, catalana, catalana trufada, peltruc, girella, bisbot, botifarra negra, botifarra blanca, botifarra d'ou, botifarra dulce, butifarra de huevo, butifarra dulce, butifarra soledeña, butifarrón, butifarrones, botifarrons, camallot, carnixua, sobrasada de mallorca,
      sobrasada ibérica, patatera extremeña, cachuela, morcón ibérico, morcón de lorca, morcón gaditano, caña de cabeza, lomito, lomito ibérico, lomo doblado, cinta adobada, lengua curada, cabeza de cerdo prensada, chicharrón especial, chicharrón de cádiz, butifarra de chiclana, mortadela de aceitunas, mortadela bologna,
      mortadela boloña, bologna, chóped de pavo, chopped pork, chopped de pavo, magro de cerdo enlatado, fiambre de cerdo, fiambre de jamón, fiambre de pollo, pechuga de pollo cocida, arrollado de pollo, arrollado de cerdo, queso de cerdo, queso cabeza, matambre arrollado, paté de foie, paté de cerdo,
      paté ibérico, paté de campaña, paté a la pimienta, paté de oca, foie de pato, foie micuit, mousse de pato, bloc de foie gras, rillette, rillettes de pato, salchicha coctel, salchicha roja,
      salchicha blanca, salchicha zaratana, salchicha ranchera, salchichas de país, salchicha oxford, salchicha huachana, huachana, rellena colombiana, vienesas de pollo, cóctel vienesa, gordas vienesas, longaniza dominicana, salami dominicano, salame milán, salame milano, salame tandilero, salame colonia,
      salamín picado grueso, bondiola curada, spalla, cantimpalo, codeguín, lomo canadiense, picadillo de chorizo, picadillo de cerdo, zorza, jijas, jijas de chorizo, prueba de cerdo, adobo de cerdo, chanfaina de cerdo, hamburguesas, medallón de carne, milanesa de carne, librito de lomo, san jacobos, escalope milanesa, croquetas de cocido, croquetas de carne, fingers de pollo, tiras de pollo, pinchos morunos, pincho moruno, kebab, carne de kebab, shawarma, gyros, tacos de carne, salchipapa,
      mechada, longaniza mexicana, discada, carnitas de pato, lechón horneado, hornado, chicharrón carnudo, chicharrones de pollo, chicharrón de pollo`),
  },
]
