// #region dependencies
// gradle.properties holds x2p2p.version (the version shown in the X2 console) and the three of AndroidX.
val x2p2pVersion = providers.gradleProperty("x2p2p.version").get()
val media3Version = providers.gradleProperty("media3.version").get()
val activityVersion = providers.gradleProperty("activity.version").get()
val lifecycleVersion = providers.gradleProperty("lifecycle.version").get()

dependencies {
    implementation("com.x2p2p.example:x2p2p:$x2p2pVersion")
    implementation("androidx.media3:media3-exoplayer:$media3Version")
    implementation("androidx.media3:media3-exoplayer-hls:$media3Version")
    implementation("androidx.media3:media3-ui:$media3Version")
    // ComponentActivity and repeatOnLifecycle of the Kotlin sample; an app with AppCompat or Compose has them already.
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
            // x86_64 is for emulators: leave it out when you publish.
            include("arm64-v8a", "armeabi-v7a", "x86_64")
            isUniversalApk = false
        }
    }
    // #endregion
}
