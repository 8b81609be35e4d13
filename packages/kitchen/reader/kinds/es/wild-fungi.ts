import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Spanish names of wild and cultivated mushrooms, from Catalonia to Chile. */
export const wildFungi: readonly NamedKind[] = [
  {
    class: 'mushroom',
    contains: ['mushroom'],
    diet: 'vegan',
    sharesDoubts: true,
    names:
      list(`moixernó, moixernons, volvaria, ou de reig, kuleto, gorringo, senderilla, senderillas, carrerillas, ninou, cama-sec, camagrocs, rossinyols, rebozuelo atrompetado, rebozuelos anaranjados, ziza hori, ziza, zizahori, saltsa perretxiko, usón, seta de mayo, seta de abril, muchardón, múxarno,
      pie de perdiz, hidno, hidnos, llengua de bou, gamusia, higróforo, babosa de pino, llenega negra, llenega blanca, llenegas, seta de marzo, marçot, higróforo de marzo, carlet, políporo, pejín, surtido de setas, cóctel de setas, mix de setas, setas shiitake, setas ostra, setas de cardo, setas de temporada, setas secas, seta en polvo, setas congeladas, setas en conserva, setas cultivadas, seta de cultivo, seta común, seta marrón, seta blanca, seta china, seta japonesa, seta de pie largo, seta de caña, seta de brezo, seta de carrerilla, seta de carrera, seta de cura,
      seta de burro, seta de vaca, seta de los tilos, seta de pinar, seta de otoño, seta rosada, seta amarilla, seta dorada, seta rosa, seta parda, seta reina, seta rey, seta king oyster, king oyster, cardoncello, eringi, eryngii, cardo real, seta real, seta pollo, pollo del bosque, gallina del bosque,
      seta gallina de los bosques, seta de encina, fistulina, poliporo azufrado, poliporo frondoso, oreja de gato, orejas de judas, orejones de palo, cuerno de la abundancia, trompetillas, trompetilla, trompetas amarillas, boletus aereus,
      boletus pinophilus, boletus reticulatus, boleto comestible, boleto de verano, boleto de pino, boleto anillado, boletus de pino, onddo, onto beltza, onddo beltza, faisán hongo, sureny, porcini, viriato, pinetell, esclata-sang, esclatasang, 
      rovelló, fongo real, guíscano, guíscanos, guizcano, mizclo, amizclo, añizclo, nebredo, nícalo, nícalos, níscalo falso, níscalo vinoso, níscalo blanco, lactarius, lactario delicioso, lactaria, rúsula verde, rúsula cianoxantha, gibelurdin, gibelurdina, carbonera rúsula, cualbra, cualbra llora, puagra, negrillas, fredolics,
      ratones de monte, ratón hongo, tricoloma, palomita hongo, verderón seta, verderol, seta de ortiga, seta de olmo, pioppino, agrocybe, bolet, bolets, champiñones portobello, champiñón cremini, champiñón común, champiñón cultivado, champiñón bola de nieve, champiñón silvestre de bosque,
      champiñón anisado, agárico, champiñón de prado, champiñón del sol, champiñón en lata, champiñón laminado, champiñón entero, champiñones en conserva, champis, parasoles, galamperna, galampernas, apagadores, cogomelo, cogomelos, cogordo, lepiota procera, barbudas, coprino barbudo, coprino, coprinus, coprinus comatus,
      sombrerillo, matacandiles, pedo de lobo, pedos de lobo, bejines, colmenillas secas, colmenilla negra, cagarria, cagarrias, crespillo, crespillos, karraspina, múrgoles, murgules, morillas secas, piñuela, piñuelas, mazorquita, elotito hongo, verpa, oreja negra, oreja blanca, tremella,
      hongo de nieve, hongo de bambú, hongo moer, moer, kikurage, hongo cola de pavo, hongo melena de león, hongo reishi, hongo chaga, hongo de maguey, escobetilla, escobetillas, escobeta, hongo azul, hongo amarillo, hongo trompeta, yema de huevo hongo, tecomate, tecomates, amarillo hongo, pancita, pambazo hongo, cemita hongo, gachupín, gachupín negro, olote hongo, chile seco hongo, enchilado hongo, lechuguilla hongo, señorita hongo, corralito hongo, sanmiguelero, santiaguero, hongo blanco de ocote,
      matsutake mexicano, hongo de ocote, hongos secos, hongos de pino, hongo de pino, hongos de pino secos, hongos secos de pino, hongos en conserva, hongos mixtos, hongo callampa, callampas secas, pinatra, pinatras, llao llao, lengua de vaca hongo, gargal,
      loyos, changle amarillo, morchelas, morilla patagónica, ccallampa, orellana rosada, seta orellana, girgolas, gírgola rosa, gírgola dorada, setas azules, portobellos, trufas negras, trufa melanosporum, tuber melanosporum, trufa de périgord, trufa de alba, trufa de teruel,
      trufa de sarrión, trufa machenca, trufa blanca de alba, tartufo negro, turma de tierra, criadillas de tierra, criadilla, trufa del desierto, láminas de trufa, laminado de trufa, trufa laminada, trufa picada, jugo de trufa, peladuras de trufa, brisura de trufa,
      polvo de trufa, trufa en polvo, polvo de boletus, boletus en polvo, boletus deshidratado, boletus seco, harina de boletus, polvo de hongos, polvo de champiñón, extracto de champiñón, extracto de hongo, concentrado de champiñón, zumo de champiñón, champiñón en polvo, duxelle, duxelles, micelio de hongo, hongo medicinal,
      hongos medicinales, cordyceps militaris, hongo poria, agaricus blazei, hongo del sol, huitlacoche fresco`),
  },
]
