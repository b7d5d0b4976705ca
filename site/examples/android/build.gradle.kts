// #region dependencies
// 四个版本号写在 gradle.properties 里，x2p2p.version 照 X2 控制台公示的填。
val x2p2pVersion = providers.gradleProperty("x2p2p.version").get()
val media3Version = providers.gradleProperty("media3.version").get()
val activityVersion = providers.gradleProperty("activity.version").get()
val lifecycleVersion = providers.gradleProperty("lifecycle.version").get()

dependencies {
    implementation("com.x2p2p.example:x2p2p:$x2p2pVersion")
    implementation("androidx.media3:media3-exoplayer:$media3Version")
    implementation("androidx.media3:media3-exoplayer-hls:$media3Version")
    implementation("androidx.media3:media3-ui:$media3Version")
    // 给 Kotlin 样例的 ComponentActivity 与 repeatOnLifecycle 用；
    // 应用里有 AppCompat 或 Compose，就已经带上了。
    implementation("androidx.activity:activity:$activityVersion")
    implementation("androidx.lifecycle:lifecycle-runtime-ktx:$lifecycleVersion")
}
// #endregion

android {
    // #region splits
    splits {
        abi {
            isEnable = true
            reset()
            // x86_64 给模拟器用，发布时去掉。
            include("arm64-v8a", "armeabi-v7a", "x86_64")
            isUniversalApk = false
        }
    }
    // #endregion
}
