import { list } from '#kitchen/word-list.ts'

/** Spanish words for poisons and other non-foods. */
export const es: readonly string[] = list(
  `lejía, lavandina, cloro, agua de javel, hipoclorito, hipoclorito de sodio, amoniaco, agua oxigenada, formol, bórax, sosa cáustica, soda cáustica, gasolina, nafta, gasóleo, diésel, petróleo, queroseno, parafina, vaselina, aceite mineral, aceite de motor, aceite para bebé, aceite de bebé, aceite de ricino, aguarrás, disolvente, acetona,
  anticongelante, refrigerante de motor, jabón, jabón líquido, detergente, lavavajillas, suavizante, limpiador, limpiacristales, desinfectante, desatascador, champú, gel de ducha, crema solar, desodorante, perfume, colonia, esmalte de uñas, quitaesmalte, pintalabios, pasta de dientes, pasta dental, enjuague bucal, pintura, barniz, pegamento, cemento, yeso, alquitrán, mercurio, arsénico, cianuro, plomo, uranio, pila, batería, pólvora, dinamita,
  fertilizante, abono, estiércol, pesticida, insecticida, herbicida, matahierbas, veneno, matarratas, raticida, naftalina, bolas de naftalina, medicina, medicamento, aspirina, ibuprofeno, pastillas para dormir, cocaína, heroína, marihuana, cigarrillo, cigarro, tabaco, cicuta, belladona, adelfa, dedalera, acónito, estramonio, ricino, semillas de ricino, amanita, hojas de ruibarbo, sal de epsom, sales de baño, hielo seco, agua de charco, leche materna, carne humana, carne de perro, carne de gato,
  perro, gato, rata, ratón, cucaracha, insecto, gusano, lombriz, araña, hormiga, mosca, comida para perros, comida para gatos, pienso, orina, heces, mierda, vómito, sangre humana`,
)
